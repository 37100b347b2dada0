import { parseArgs } from 'node:util';

const DEFAULT_SCHEDULES = 200;
const MOST_SCHEDULES = 100_000;
const LARGEST_SEED = 2 ** 31;

export interface Options {
  schedules: number;
  /** Seed of the first schedule. The next ones follow it. */
  seed: number;
  /** Looks for planted bugs instead of running the product as it is. */
  planted: boolean;
  /** Prints the output of the site's parts. */
  logs: boolean;
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new Error(`--${name} must be a whole number up to ${most}, not ${text}`);
  return number;
}

/** Reads the command line. A seed without a number of schedules runs that one schedule. */
export function readOptions(args: string[], random: () => number = Math.random): Options {
  const { values } = parseArgs({
    args,
    options: {
      schedules: { type: 'string' },
      seed: { type: 'string' },
      planted: { type: 'boolean', default: false },
      logs: { type: 'boolean', default: false },
    },
  });
  const { schedules = values.seed === undefined ? String(DEFAULT_SCHEDULES) : '1' } = values;
  return {
    schedules: wholeNumber('schedules', schedules, MOST_SCHEDULES),
    seed:
      values.seed === undefined
        ? Math.floor(random() * LARGEST_SEED)
        : wholeNumber('seed', values.seed, LARGEST_SEED),
    planted: values.planted,
    logs: values.logs,
  };
}
