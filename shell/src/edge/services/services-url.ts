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
  for (const [at, part] of text.split(',').entries()) {
    const named = /^([a-z]+|\*)=(.*)$/.exec(part.trim());
    const address = named?.[2] ?? part.trim();
    if (named?.[1] !== undefined && !NAMES.has(named[1]))
      context.addIssue({ code: 'custom', message: `Entry ${at + 1} names no module` });
    else if (!URL.canParse(address))
      context.addIssue({ code: 'custom', message: `Entry ${at + 1} is no address` });
    else (urls[named?.[1] ?? '*'] ??= []).push(new URL(address).origin);
  }
  return urls;
}

/** @returns the origins that answer a path under `/api`; empty when no module is named for it */
export function serviceOrigins(urls: ServicesUrl, path: string): readonly string[] {
  const segment = /^\/api\/([a-z-]+)/.exec(path)?.[1] ?? '';
  return urls[MODULE_OF[segment] ?? '*'] ?? urls['*'] ?? [];
}
