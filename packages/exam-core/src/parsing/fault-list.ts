import type { Fault } from '@mockingbird/contracts';

/** Collects faults (or warnings) up to a number, and counts the rest. */
export class FaultList {
  private readonly listed: Fault[] = [];
  private count = 0;
  private isCutShort = false;

  /**
   * @param limit faults listed one by one
   * @param what what one of them is called when the rest is counted
   */
  constructor(
    private readonly limit: number,
    private readonly what: string,
  ) {}

  /** @param path JSON pointer to the place, the empty text for the whole */
  add(path: string, message: string): void {
    this.count += 1;
    if (this.count <= this.limit) this.listed.push({ path, message });
  }

  /** How many were added, listed or not. */
  get total(): number {
    return this.count;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Whether further ones are only counted: what costs time to find need not be looked for any more. */
  get isFull(): boolean {
    return this.count >= this.limit;
  }

  /** Says that something was not looked at, because the list was full. */
  leaveOut(): void {
    this.isCutShort = true;
  }

  toArray(): Fault[] {
    const rest = this.count - this.listed.length;
    if (this.isCutShort) {
      const message = `There are ${this.limit} ${this.what}s or more: what comes after was not checked`;
      return [...this.listed, { path: '', message }];
    }
    if (rest === 0) return [...this.listed];
    return [...this.listed, { path: '', message: `And ${rest} more ${this.what}${rest === 1 ? '' : 's'}` }];
  }
}
