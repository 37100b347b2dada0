import type { Command } from 'commander';
import { parseApiKeys } from '@mockingbird/request-signing';
import { createReleaseClient, type ReleaseClient } from '../publish/release-client.js';
import { CallError } from './failure.js';
import type { Environment } from './output/output.js';
import type { Style } from './output/style.js';

/** What a command works with. */
export interface Call {
  client: ReleaseClient;
  environment: Environment;
  /** Tells a person how far it is; nobody else. */
  progress: (line: string) => void;
  /** Does what the gate looks at, again where it could not decide in time; tells a person meanwhile how far it is. */
  atGate: <Value>(what: string, work: () => Promise<Value>) => Promise<Value>;
}

/** What came of a command: for machines, and for people. */
export interface Outcome {
  /** What `--json` prints. */
  document: unknown;
  lines: (style: Style) => string[];
  /** When it is not 0: something was found to differ. */
  exit?: number;
}

/** Gives a command what it works with, and takes what came of it. */
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
    const faults = parsed.faults.map((message) => ({ path: `/${variable}`, message }));
    throw new CallError('MB-5002', `${variable} does not fit.`, faults);
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
