import { parseArgs } from 'node:util';
import { DEFAULT_LOAD_SECONDS, DEFAULT_RUNS } from './limits.js';
import type { Area } from './report/figure.js';

/** In execution order: first areas that need a quiet site, last those that disturb it or take long. */
const AREAS: readonly Area[] = ['bytes', 'page', 'nav', 'api', 'upload', 'edge', 'growth', 'lighthouse'];

export interface Options {
  areas: Area[];
  /** Page loads of each variant. */
  runs: number;
  loadSeconds: number;
  /** All addresses without parameters, besides home, exam and mock test. */
  everyRoute: boolean;
  json: boolean;
  write: boolean;
}

const positive = (name: string, text: string | undefined, fallback: number): number => {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number above 0`);
  return value;
};

/**
 * Reads the options: names of areas, none for all; `--runs`, `--seconds`, `--every-route`, `--json`, `--write`. The
 * environment variables BENCH_RUNS and BENCH_SECONDS do the same.
 * @throws on an unknown area or option
 */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      seconds: { type: 'string' },
      'every-route': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((name) => !AREAS.some((area) => area === name));
  if (unknown) throw new Error(`"${unknown}" is none of ${AREAS.join(', ')}`);
  return {
    areas: AREAS.filter((area) => positionals.length === 0 || positionals.includes(area)),
    runs: positive('--runs', values.runs ?? environment.BENCH_RUNS, DEFAULT_RUNS),
    loadSeconds: positive('--seconds', values.seconds ?? environment.BENCH_SECONDS, DEFAULT_LOAD_SECONDS),
    everyRoute: values['every-route'],
    json: values.json,
    write: values.write,
  };
}
