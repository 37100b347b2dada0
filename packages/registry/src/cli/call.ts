import type { Command } from 'commander';
import { parseApiKeys } from '@mockingbird/request-signing';
import { createReleaseClient, type ReleaseClient } from '../publish/release-client.js';
import { CallError } from './failure.js';
import type { Environment } from './output/output.js';
import type { Style } from './output/style.js';

/** The context of a command. */
export interface Call {
  client: ReleaseClient;
  environment: Environment;
  /** Shows progress on a terminal only. */
  progress: (line: string) => void;
  /**
   * Runs a call that the gate checks, and repeats it while the gate cannot decide in time. Shows progress on a
   * terminal.
   */
  atGate: <Value>(what: string, work: () => Promise<Value>) => Promise<Value>;
}

/** The result of a command, for machines and for people. */
export interface Outcome {
  /** What `--json` prints. */
  document: unknown;
  lines: (style: Style) => string[];
  /** Non-zero when a difference was found. */
  exit?: number;
}

/** Runs a command with its context and prints its result. */
export type Run = (command: Command, work: (call: Call) => Promise<Outcome>) => Promise<void>;

const DEFAULT_SERVICES_URL = 'http://127.0.0.1:4000';
const isReleaseKey = (id: string) => id === 'release' || id.startsWith('release-');

function keyOf(environment: Environment): { id: string; secret: string } {
  const [variable, text] = environment['MB_TOKEN']
    ? ['MB_TOKEN', environment['MB_TOKEN']]
    : ['API_KEYS', environment['API_KEYS'] ?? ''];
  if (text === '') {
    throw new CallError('MB-5002', 'MB_TOKEN (or API_KEYS with a key "release") is needed.');
  }
  const parsed = parseApiKeys(text);
  if (!parsed.ok) {
    const issues = parsed.issues.map((message) => ({ path: `/${variable}`, message }));
    throw new CallError('MB-5002', `${variable} does not fit.`, issues);
  }
  const key = [...parsed.keys].find(([id]) => isReleaseKey(id));
  if (!key) throw new CallError('MB-5002', `${variable} has no key whose id is "release" or "release-...".`);
  const [id, secret] = key;
  return { id, secret };
}

/** @param servicesUrl as given on the command line */
export function clientFrom(environment: Environment, servicesUrl: string | undefined): ReleaseClient {
  const address = servicesUrl || environment['SERVICES_URL'] || DEFAULT_SERVICES_URL;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new CallError('MB-5002', `The address of the services is no http(s) address: ${address}`);
  }
  return createReleaseClient({ servicesUrl: address.replace(/\/+$/, ''), key: keyOf(environment) });
}
