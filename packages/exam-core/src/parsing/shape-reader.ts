import type { Issue } from '@mockingbird/contracts';
import { isRecord, kindOf } from './is-record.js';
import { pointer } from './json-pointer.js';

/**
 * Reads the fields of untrusted stored data. An invalid field adds an issue with its path and returns a placeholder, so
 * that one pass finds all issues. The result is valid only without any issue.
 */
export class ShapeReader {
  private readonly record: Record<string, unknown>;

  constructor(
    value: unknown,
    private readonly issues: Issue[],
    private readonly path = '',
  ) {
    this.record = isRecord(value) ? value : {};
    if (!isRecord(value)) this.mismatch(path, 'an object', value);
  }

  /** @param limits lengths in characters */
  string(name: string, limits: { min: number; max: number }): string {
    const value = this.field(name);
    if (typeof value === 'string' && value.length >= limits.min && value.length <= limits.max) return value;
    return this.wrong(name, `a text of ${limits.min} to ${limits.max} characters`, '');
  }

  /** @param limits inclusive */
  integer(name: string, limits: { min: number; max: number }): number {
    const value = this.field(name);
    if (
      Number.isSafeInteger(value) &&
      typeof value === 'number' &&
      value >= limits.min &&
      value <= limits.max
    ) {
      return value;
    }
    return this.wrong(name, `a whole number from ${limits.min} to ${limits.max}`, limits.min);
  }

  /** @param limits inclusive, of each number. A list is at most as long as there are numbers */
  integers(name: string, limits: { min: number; max: number }): number[] {
    const value = this.field(name);
    const isListed = (each: unknown): each is number =>
      typeof each === 'number' && Number.isSafeInteger(each) && each >= limits.min && each <= limits.max;
    const most = limits.max - limits.min + 1;
    if (Array.isArray(value) && value.length <= most && value.every(isListed)) return value;
    return this.wrong(
      name,
      `a list of at most ${most} whole numbers from ${limits.min} to ${limits.max}`,
      [],
    );
  }

  boolean(name: string): boolean {
    const value = this.field(name);
    return typeof value === 'boolean' ? value : this.wrong(name, 'true or false', false);
  }

  oneOf<const T extends string>(name: string, allowed: readonly [T, ...T[]]): T {
    const value = this.field(name);
    const known = allowed.find((each) => each === value);
    return known ?? this.wrong(name, allowed.join(', '), allowed[0]);
  }

  /** @param read reads the field when it is not null */
  nullable<T>(name: string, read: (name: string) => T): T | null {
    return this.field(name) === null ? null : read(name);
  }

  /** @returns a reader for each item of a list of objects */
  list(name: string, limits: { max: number }): ShapeReader[] {
    const value = this.field(name);
    if (!Array.isArray(value) || value.length > limits.max) {
      return this.wrong(name, `a list of at most ${limits.max}`, []);
    }
    return value.map((item, index) => new ShapeReader(item, this.issues, pointer(this.path, name, index)));
  }

  /** @param limits number of texts, and characters of each */
  strings(name: string, limits: { max: number; length: { min: number; max: number } }): string[] {
    const value = this.field(name);
    const { min, max } = limits.length;
    const isListed = (each: unknown): each is string =>
      typeof each === 'string' && each.length >= min && each.length <= max;
    if (Array.isArray(value) && value.length <= limits.max && value.every(isListed)) return value;
    return this.wrong(name, `a list of at most ${limits.max} texts of ${min} to ${max} characters`, []);
  }

  /** @returns a reader for the fields of an object */
  object(name: string): ShapeReader {
    return new ShapeReader(this.field(name), this.issues, pointer(this.path, name));
  }

  has(name: string): boolean {
    return this.field(name) !== undefined;
  }

  /** Adds an issue that the reader cannot detect. */
  reject(name: string, message: string): void {
    this.issues.push({ path: pointer(this.path, name), message });
  }

  private field(name: string): unknown {
    return Object.hasOwn(this.record, name) ? this.record[name] : undefined;
  }

  private wrong<T>(name: string, expected: string, placeholder: T): T {
    this.mismatch(pointer(this.path, name), expected, this.field(name));
    return placeholder;
  }

  private mismatch(path: string, expected: string, found: unknown): void {
    this.issues.push({ path, message: `Expected ${expected}, found ${kindOf(found)}` });
  }
}
