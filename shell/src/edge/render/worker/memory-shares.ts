/**
 * Says which version a worker's memory outside the heap is due to. Nothing in Node tells: what grows between two
 * measurements is split among the versions whose code ran in between, and what is freed is taken from all in
 * proportion. A version that leaks is there whenever memory grows; the others only now and then.
 */
export class MemoryShares {
  private readonly shares = new Map<number, number>();
  private readonly ran = new Set<number>();
  private last: number | undefined;

  /** Notes that a version's code runs. @param version its number in the vitals */
  note(version: number): void {
    this.ran.add(version);
  }

  /** Whether any version's code ran since the last measurement. */
  get hasRun(): boolean {
    return this.ran.size > 0;
  }

  /**
   * @param bytes kept outside the heap now
   * @returns the version that most of it is due to; 0 when it is due to none
   */
  measure(bytes: number): number {
    const grown = bytes - (this.last ?? bytes);
    if (grown > 0) {
      for (const version of this.ran) {
        this.shares.set(version, (this.shares.get(version) ?? 0) + grown / this.ran.size);
      }
    } else if (grown < 0) {
      const left = bytes / (bytes - grown);
      for (const [version, share] of this.shares) this.shares.set(version, share * left);
    }
    this.last = bytes;
    this.ran.clear();
    return this.largest();
  }

  private largest(): number {
    let found = 0;
    let most = 0;
    for (const [version, share] of this.shares) {
      if (share > most) [found, most] = [version, share];
    }
    return found;
  }
}
