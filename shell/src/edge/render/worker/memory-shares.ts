/**
 * Estimates which version caused a worker's memory outside the heap, because Node does not report it. Growth between two
 * measurements is split among the versions that ran in between. Freed memory is deducted from all in proportion. A
 * version that leaks runs whenever memory grows. The others run only sometimes.
 */
export class MemoryShares {
  private readonly shares = new Map<number, number>();
  private readonly activeVersions = new Set<number>();
  private lastBytes: number | undefined;

  /** Records that a version's code runs. @param version its `versionNumber` */
  recordRun(version: number): void {
    this.activeVersions.add(version);
  }

  /** Whether any version's code ran since the last measurement. */
  get hasRun(): boolean {
    return this.activeVersions.size > 0;
  }

  /**
   * @param bytes memory outside the heap now
   * @returns the version with the largest share; 0 if none has a share
   */
  measure(bytes: number): number {
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
    this.activeVersions.clear();
    return this.findLargest();
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
