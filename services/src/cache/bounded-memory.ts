interface Entry<Value> {
  value: Value;
  bytes: number;
}

/** Keeps values up to a number of bytes in all; whoever was not asked for the longest goes first. */
export class BoundedMemory<Value> {
  // A Map keeps the order of insertion: the first is the one that was not asked for the longest.
  private readonly entries = new Map<string, Entry<Value>>();
  private total = 0;

  /** @param limit bytes in all */
  constructor(private readonly limit: number) {}

  /** Bytes that are kept now. */
  get bytes(): number {
    return this.total;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** @param bytes of the value and all that belongs to it; one above the limit is not kept */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.limit) return;
    this.entries.set(key, { value, bytes });
    this.total += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.limit) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.total -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
