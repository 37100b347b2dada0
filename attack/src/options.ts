import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export interface Options {
  /** Names of the attacks. */
  only: string[];
  isSmall: boolean;
  /** Requests are sent as fast as answers come, as if no front door counted them. */
  isUnlimited: boolean;
  seed: number;
  requests: number;
}

/** Requests that are generated from the API's description. */
const DEFAULT_REQUESTS = 3_000;
const SMALL_REQUESTS = 120;
const SEEDS = 2 ** 31;

const whole = (name: string, text: string | undefined, fallback: number): number => {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} must be a whole number above 0`);
  return value;
};

/**
 * Reads the options: `--only NAME` (several times, or names with commas), `--small`, `--unlimited`, `--seed N`, `--requests N`.
 * @param names of all attacks
 * @throws on an unknown attack or option
 */
export function readOptions(args: readonly string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      small: { type: 'boolean', default: false },
      unlimited: { type: 'boolean', default: false },
      seed: { type: 'string' },
      requests: { type: 'string' },
    },
  });
  const chosen = (values.only ?? []).flatMap((text) => text.split(',')).map((name) => name.trim());
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is none of ${names.join(', ')}`);
  return {
    only: chosen.length === 0 ? [...names] : names.filter((name) => chosen.includes(name)),
    isSmall: values.small,
    isUnlimited: values.unlimited || values.small,
    seed: whole('--seed', values.seed, randomInt(1, SEEDS)),
    requests: whole('--requests', values.requests, values.small ? SMALL_REQUESTS : DEFAULT_REQUESTS),
  };
}
