import * as z from 'zod';

/** Modules of the services by the first segment after `/api/`. */
const MODULE_OF: Record<string, string> = {
  exams: 'exam',
  mocktests: 'exam',
  'own-tests': 'exam',
  content: 'content',
  articles: 'content',
  auth: 'auth',
  upload: 'upload',
  releases: 'releases',
};

const NAMES = new Set([...Object.values(MODULE_OF), '*']);

/** Module names to the origins of their replicas. `*` is for all other modules. */
export type ServicesUrl = Readonly<Record<string, readonly string[]>>;

/**
 * Parses one address, or one for each module: `exam=http://...,content=http://...`. A repeated name (or a second address
 * without a name) adds a replica: `http://a,http://b`.
 */
export function parseServicesUrl(text: string, context: z.RefinementCtx): ServicesUrl {
  const urls: Record<string, string[]> = {};
  for (const [index, part] of text.split(',').entries()) {
    const named = /^([a-z]+|\*)=(.*)$/.exec(part.trim());
    const address = named?.[2] ?? part.trim();
    if (named?.[1] !== undefined && !NAMES.has(named[1]))
      context.addIssue({ code: 'custom', message: `Entry ${index + 1} names no module` });
    else if (!URL.canParse(address))
      context.addIssue({ code: 'custom', message: `Entry ${index + 1} is no URL` });
    else (urls[named?.[1] ?? '*'] ??= []).push(new URL(address).origin);
  }
  return urls;
}

/** @returns the path without what follows the module, which a client may have chosen: `/api/exams/*` */
export function serviceTemplate(path: string): string {
  const segment = /^\/api\/([a-z-]+)/.exec(path)?.[1] ?? '';
  return Object.hasOwn(MODULE_OF, segment) ? `/api/${segment}/*` : '/api/*';
}

/** @returns the origins for a path under `/api`; empty when none is configured */
export function serviceOrigins(urls: ServicesUrl, path: string): readonly string[] {
  const segment = /^\/api\/([a-z-]+)/.exec(path)?.[1] ?? '';
  return urls[MODULE_OF[segment] ?? '*'] ?? urls['*'] ?? [];
}
