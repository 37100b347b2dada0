import { REMOTES_BASE } from '@mockingbird/registry';
import { ASSETS_BASE } from '../assets.js';

/** What a request asks for. An address itself is no label: clients choose it, and each new one would take memory. */
const KINDS = [
  ['/api/', 'api'],
  [`${REMOTES_BASE}/`, 'file'],
  [ASSETS_BASE, 'file'],
  ['/_mb/data', 'screen data'],
  ['/_mb/share/', 'share picture'],
  ['/_mb/', 'composition'],
  ['/media/', 'picture'],
  ['/health/', 'health'],
] as const;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** @returns undefined for an address that is a page, or nothing */
export const kindOf = (address: string): (typeof KINDS)[number][1] | undefined =>
  KINDS.find(([start]) => address.startsWith(start))?.[1];

/** @returns the method; `other` for one that no part of the site knows */
export const methodLabel = (method = ''): string => (METHODS.has(method) ? method : 'other');
