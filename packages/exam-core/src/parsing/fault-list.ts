import type { Fault } from '@mockingbird/contracts';

/** Collects faults (or warnings) up to a number, and counts the rest. */
export class FaultList {
  private readonly listed: Fault[] = [];
  private count = 0;

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

  toArray(): Fault[] {
    const rest = this.count - this.listed.length;
    if (rest === 0) return [...this.listed];
    return [...this.listed, { path: '', message: `And ${rest} more ${this.what}${rest === 1 ? '' : 's'}` }];
  }
}
