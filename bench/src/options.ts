import { parseArgs } from 'node:util';
import { DEFAULT_LOAD_SECONDS, DEFAULT_RUNS, DEFAULT_SOAK_MINUTES } from './limits.js';
import { hasPeer, peerFolder } from './peer/start/peer-folder.js';
import type { Area } from './report/figure.js';

/** In execution order: first areas that need a quiet site, last those that disturb it or take long. */
const AREAS: readonly Area[] = [
  'bytes',
  'page',
  'nav',
  'hall',
  'peer',
  'api',
  'upload',
  'bank',
  'edge',
  'traces',
  'growth',
  'soak',
  'lighthouse',
];

/** Parts of the area `peer`: cold loads, clicks, pages per second. */
const PEER_PARTS = ['load', 'nav', 'rate'] as const;
export type PeerPart = (typeof PEER_PARTS)[number];

export interface Options {
  areas: Area[];
  /** Page loads of each variant. */
  runs: number;
  loadSeconds: number;
  /** Minutes of the long mixed load. */
  soakMinutes: number;
  /** All addresses without parameters, besides home, exam and mock test. */
  everyRoute: boolean;
  /** Addresses that the area `peer` measures; none for all. */
  routes: string[];
  peerParts: PeerPart[];
  json: boolean;
  write: boolean;
}

const positive = (name: string, text: string | undefined, fallback: number): number => {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number above 0`);
  return value;
};

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** @throws on an unknown name */
function known<Name extends string>(names: readonly Name[], chosen: readonly string[]): Name[] {
  const unknown = chosen.find((name) => !names.some((other) => other === name));
  if (unknown) throw new Error(`"${unknown}" is none of ${names.join(', ')}`);
  return names.filter((name) => chosen.includes(name));
}

/** All areas; the peer's only where there is a peer. */
const measurable = (environment: NodeJS.ProcessEnv): Area[] =>
  AREAS.filter((area) => area !== 'peer' || hasPeer(peerFolder(environment)));

/**
 * Reads the options: names of areas, none for all; `--runs`, `--seconds`, `--minutes`, `--every-route`, `--routes`, `--parts`,
 * `--json`, `--write`. The environment variables BENCH_RUNS and BENCH_SECONDS do the same; PEER_FOLDER names the peer.
 * @throws on an unknown area or option
 */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      seconds: { type: 'string' },
      minutes: { type: 'string' },
      'every-route': { type: 'boolean', default: false },
      routes: { type: 'string' },
      parts: { type: 'string' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  return {
    areas: positionals.length === 0 ? measurable(environment) : known(AREAS, positionals),
    runs: positive('--runs', values.runs ?? environment.BENCH_RUNS, DEFAULT_RUNS),
    loadSeconds: positive('--seconds', values.seconds ?? environment.BENCH_SECONDS, DEFAULT_LOAD_SECONDS),
    soakMinutes: positive('--minutes', values.minutes, DEFAULT_SOAK_MINUTES),
    everyRoute: values['every-route'],
    routes: listed(values.routes),
    peerParts: values.parts === undefined ? [...PEER_PARTS] : known(PEER_PARTS, listed(values.parts)),
    json: values.json,
    write: values.write,
  };
}
