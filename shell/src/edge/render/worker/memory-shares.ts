/** Milliseconds between two measurements because of a switch. Measuring needs a system call. */
const SWITCH_PAUSE_MS = 2;

/** Reads bytes outside the heap and the time in milliseconds. */
export interface MemoryReader {
  bytes: () => number;
  now: () => number;
}

/**
 * Estimates which version caused a worker's memory outside the heap, because Node does not report it. Growth between two
 * measurements is split among the versions that ran in between. Freed memory is deducted from all in proportion. A
 * version that leaks runs whenever memory grows. The others run only sometimes.
 */
export class MemoryShares {
  private readonly shares = new Map<number, number>();
  private readonly activeVersions = new Set<number>();
  private lastVersion: number | undefined;
  private lastBytes: number | undefined;
  private lastMeasuredAt = 0;

  constructor(private readonly reader: MemoryReader) {}

  /**
   * Records that a version's code runs. Measures first if another version ran before: on a busy machine, heartbeats are
   * late, and their growth would be split between a version that leaks and one that does not.
   * @param version its `versionNumber`
   */
  recordRun(version: number): void {
    const isSwitch = this.lastVersion !== undefined && this.lastVersion !== version;
    if (isSwitch && this.hasRun && this.reader.now() - this.lastMeasuredAt >= SWITCH_PAUSE_MS) this.measure();
    this.lastVersion = version;
    this.activeVersions.add(version);
  }

  /** Whether any version's code ran since the last measurement. */
  get hasRun(): boolean {
    return this.activeVersions.size > 0;
  }

  /**
   * @returns bytes outside the heap now, and the version with the largest share of them; 0 if none has a share
   */
  measure(): { bytes: number; largestGrower: number } {
    const bytes = this.reader.bytes();
    const growth = bytes - (this.lastBytes ?? bytes);
    if (growth > 0) {
      for (const version of this.activeVersions) {
        this.shares.set(version, (this.shares.get(version) ?? 0) + growth / this.activeVersions.size);
      }
    } else if (growth < 0) {
      const remaining = bytes / (bytes - growth);
      for (const [version, share] of this.shares) this.shares.set(version, share * remaining);
    }
    this.lastBytes = bytes;
    this.lastMeasuredAt = this.reader.now();
    this.activeVersions.clear();
    return { bytes, largestGrower: this.findLargest() };
  }

  private findLargest(): number {
    let largestVersion = 0;
    let largestShare = 0;
    for (const [version, share] of this.shares) {
      if (share > largestShare) [largestVersion, largestShare] = [version, share];
    }
    return largestVersion;
  }
}
