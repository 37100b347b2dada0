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
import { withoutSourceMap } from './describe-failure.js';

/**
 * All modules that a remote's server bundle may require: one copy of the shared libraries, and Node modules without
 * access to anything outside the thread. A plain table, without a call of Node's `require`: a bundle can replace built-in
 * methods, and could reach that `require` through them.
 */
const ALLOWED: Readonly<Record<string, unknown>> = Object.freeze({
  // In a literal this sets the prototype. Names such as `constructor` are therefore not in the table.
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

/** Call before the first bundle is evaluated. */
export function freezeLibraries(): void {
  for (const library of Object.values(ALLOWED)) freezeExports(library);
}

function requireAllowed(name: string): unknown {
  const library = ALLOWED[name];
  if (library === undefined) {
    throw new Error(
      `A remote may not require "${name}" on the server: bundle it, or load it in the browser only`,
    );
  }
  return library;
}

/** The least recently used version is dropped first. */
const MAX_EVALUATED_VERSIONS = 64;
const definitions = new Map<string, Promise<RemoteDefinition>>();

const isDefinition = (value: unknown): value is RemoteDefinition =>
  typeof value === 'object' && value !== null && 'routes' in value;

async function evaluate(version: ServerVersion): Promise<RemoteDefinition> {
  const source = withoutSourceMap(await readFile(version.serverFile, 'utf8'));
  const script = new Script(`(function (module, exports, require) {${source}\n})`, {
    filename: `${version.name}@${version.version}/server.cjs`,
  });
  const module: { exports: { default?: unknown } } = { exports: {} };
  script.runInThisContext()(module, module.exports, requireAllowed);
  const definition = module.exports.default;
  if (!isDefinition(definition))
    throw new Error(`${version.name}@${version.version} has no remote definition as its default export`);
  return definition;
}

/** Loads the definition that a version's server bundle exports. Evaluates the bundle once. */
export function loadDefinition(version: ServerVersion): Promise<RemoteDefinition> {
  const key = `${version.name}@${version.version}`;
  const cached = definitions.get(key);
  definitions.delete(key);
  const definition = cached ?? evaluate(version);
  definitions.set(key, definition);
  definition.catch(() => definitions.delete(key));
  const oldest = definitions.keys().next().value;
  if (definitions.size > MAX_EVALUATED_VERSIONS && oldest !== undefined) definitions.delete(oldest);
  return definition;
}
