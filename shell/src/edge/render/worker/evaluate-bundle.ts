import buffer from 'node:buffer';
import { readFile } from 'node:fs/promises';
import util from 'node:util';
import { Script } from 'node:vm';
import * as platform from '@mockingbird/platform';
import * as routerFacade from '@mockingbird/platform/router';
import type { RemoteDefinition } from '@mockingbird/platform';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as zustand from 'zustand';
import { freezeExports } from '../sandbox/freeze-shared.js';
import type { ServerVersion } from '../protocol.js';

/**
 * All that a remote's server bundle may require: the shared libraries, one copy for everyone, and those of Node's own
 * modules that reach nothing outside the thread. A table and nothing else: a bundle may alter what any built-in method
 * does, and a `require` of Node's behind it could be had that way.
 */
const ALLOWED: Readonly<Record<string, unknown>> = Object.freeze({
  // Assigned in a literal this is no property but the prototype: names of Object's own are not in the table.
  __proto__: null,
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': routerFacade,
  zustand,
  '@mockingbird/platform': platform,
  'node:buffer': buffer,
  buffer,
  'node:util': util,
  util,
});

/** To be called before the first bundle is evaluated. */
export function freezeLibraries(): void {
  for (const library of Object.values(ALLOWED)) freezeExports(library);
}

function allowListedRequire(name: string): unknown {
  const found = ALLOWED[name];
  if (found === undefined) throw new Error(`A remote may not require "${name}" on the server`);
  return found;
}

/** Versions kept evaluated; the least recently used one goes first. */
const VERSIONS_KEPT = 64;
const evaluated = new Map<string, Promise<RemoteDefinition>>();

const isDefinition = (value: unknown): value is RemoteDefinition =>
  typeof value === 'object' && value !== null && 'routes' in value;

async function evaluate(version: ServerVersion): Promise<RemoteDefinition> {
  const source = await readFile(version.serverFile, 'utf8');
  const script = new Script(`(function (module, exports, require) {${source}\n})`, {
    filename: `${version.name}@${version.version}/server.cjs`,
  });
  const module: { exports: { default?: unknown } } = { exports: {} };
  script.runInThisContext()(module, module.exports, allowListedRequire);
  const definition = module.exports.default;
  if (!isDefinition(definition))
    throw new Error(`${version.name}@${version.version} exposes no remote definition`);
  return definition;
}

/** The definition that a version's server bundle exports; evaluated once. */
export function definitionOf(version: ServerVersion): Promise<RemoteDefinition> {
  const key = `${version.name}@${version.version}`;
  const known = evaluated.get(key);
  evaluated.delete(key);
  const definition = known ?? evaluate(version);
  evaluated.set(key, definition);
  definition.catch(() => evaluated.delete(key));
  const oldest = evaluated.keys().next().value;
  if (evaluated.size > VERSIONS_KEPT && oldest !== undefined) evaluated.delete(oldest);
  return definition;
}
