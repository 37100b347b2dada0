import { InvalidArgumentError } from 'commander';
import { CallError } from './failure.js';

/** The part of a schema that is needed here. */
interface Schema<Value> {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/**
 * A validated request body.
 * @throws CallError MB-5009 with every issue
 */
export function fitting<Value>(schema: Schema<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: `/${path.join('/')}`, message }));
  throw new CallError('MB-5009', 'What was given does not fit.', issues);
}

/** A whole number above zero. */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a whole number above 0.');
  return Number(text);
}

/** A number such as `5` or `0.25`. */
export function decimal(text: string): number {
  if (!/^\d{1,3}(\.\d+)?$/.test(text)) throw new InvalidArgumentError('Expected a number such as 5 or 0.25.');
  return Number(text);
}

/** Percentages such as `1,10,50`. */
export const percentages = (text: string): number[] => text.split(',').map((each) => decimal(each.trim()));

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Milliseconds of a time such as `90s`, `30m` or `2h`. */
export function duration(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? 0);
  if (milliseconds === 0) throw new InvalidArgumentError('Expected a time such as 90s, 30m or 2h.');
  return milliseconds;
}

/** A time with its zone, to the minute or finer: without a zone, machines would read it differently. */
const ZONED_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** ISO 8601 of a time such as `2026-12-01T08:00Z`, or of a time from now such as `8h`. */
export function momentToCome(text: string): string {
  const [, minute, seconds = ':00', zone] = ZONED_TIME.exec(text) ?? [];
  const time = minute === undefined ? NaN : Date.parse(`${minute}${seconds}${zone}`);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  try {
    return new Date(Date.now() + duration(text)).toISOString();
  } catch {
    throw new InvalidArgumentError('Expected a time such as 2026-12-01T08:00Z, 90m or 8h.');
  }
}

/** @throws CallError MB-5009 when it is not NAME@VERSION */
export function nameAndVersion(text: string): { name: string; version: string } {
  const at = text.indexOf('@');
  if (at < 1 || at === text.length - 1) {
    throw new CallError('MB-5009', `"${text}" is not of the form NAME@VERSION.`);
  }
  return { name: text.slice(0, at), version: text.slice(at + 1) };
}

/** Each use of an option adds to the list. */
export const collected = (text: string, before: string[] = []): string[] => [...before, text];
