import { CONTENT_SETTLE_MS } from '../limits.js';

const REVISION = /^\d{1,15}$/;

/**
 * Notices that the stored content has changed, from a number that the services send with each composition. Another process of the services may
 * answer with earlier content for two more seconds, so each change is reported a second time after that.
 */
export class ContentRevision {
  private latest: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly onChange: () => void) {}

  /** @param header as received; services of an earlier version send none */
  see(header: string | null): void {
    const revision = header !== null && REVISION.test(header) ? Number(header) : undefined;
    // A process that has not noticed a change yet sends an earlier number.
    if (revision === undefined || revision <= (this.latest ?? -1)) return;
    const isFirst = this.latest === undefined;
    this.latest = revision;
    if (isFirst) return;
    this.onChange();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.onChange(), CONTENT_SETTLE_MS);
    this.timer.unref();
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
