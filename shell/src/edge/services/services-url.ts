import * as z from 'zod';

/** The modules of the services, by the first segments of their paths. */
const MODULE_OF: Record<string, string> = {
  exams: 'exam',
  mocktests: 'exam',
  content: 'content',
  articles: 'content',
  auth: 'auth',
  upload: 'upload',
  releases: 'releases',
};

const NAMES = new Set([...Object.values(MODULE_OF), '*']);

/** Module name to the origins of its replicas; `*` stands for the modules that are not named. */
export type ServicesUrl = Readonly<Record<string, readonly string[]>>;

/**
 * Reads one address, or one for each module: `exam=http://...,content=http://...`. A name (or none) that comes again
 * adds a replica: `http://a,http://b`.
 */
export function parseServicesUrl(text: string, context: z.RefinementCtx): ServicesUrl {
  const urls: Record<string, string[]> = {};
  for (const part of text.split(',').map((entry) => entry.trim())) {
    const named = /^([a-z]+|\*)=(.*)$/.exec(part);
    const address = named?.[2] ?? part;
    if (named?.[1] !== undefined && !NAMES.has(named[1]))
      context.addIssue({ code: 'custom', message: `"${named[1]}" is no module` });
    else if (!URL.canParse(address))
      context.addIssue({ code: 'custom', message: `"${address}" is no address` });
    else (urls[named?.[1] ?? '*'] ??= []).push(new URL(address).origin);
  }
  return urls;
}

/** @returns the origins that answer a path under `/api`; empty when no module is named for it */
export function serviceOrigins(urls: ServicesUrl, path: string): readonly string[] {
  const segment = /^\/api\/([a-z-]+)/.exec(path)?.[1] ?? '';
  return urls[MODULE_OF[segment] ?? '*'] ?? urls['*'] ?? [];
}
