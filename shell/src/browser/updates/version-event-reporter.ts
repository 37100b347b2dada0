import type { VersionEvent, Telemetry } from '@mockingbird/contracts';
import type { RemoteCatalog } from '../remotes/remote-catalog.js';
import { inspectFiles } from './inspect-files.js';
import { EVENT_BATCH_MS, EVENT_MESSAGE_LENGTH, EVENTS_PER_REPORT } from './limits.js';
import { addToSessionList } from './session-list.js';
import type { ObservedEvent } from './update-work.js';

const REPORTED_EVENTS = 'mb:version-events';

interface Tools {
  catalog: RemoteCatalog;
  send: (telemetry: Telemetry) => Promise<void>;
  /** Versions that a developer chose are not reported. */
  isOverridden: (name: string) => boolean;
}

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : '').slice(0, EVENT_MESSAGE_LENGTH);

/** Collects version events of this tab and sends each once. Errors of sending are ignored. */
export class VersionEventReporter {
  private batch: VersionEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tools: Tools) {}

  async add(event: ObservedEvent): Promise<void> {
    const { name, version } = event.version;
    if (this.tools.isOverridden(name)) return;
    if (event.kind === 'mounted' && !(await this.isMonitored(name, version))) return;
    const kind = event.kind === 'load' ? await this.loadErrorKind(event) : event.kind;
    if (!addToSessionList(REPORTED_EVENTS, `${name}@${version} ${kind}`, true)) return;
    const message = messageOf(event.error);
    this.batch.push({ remote: name, version, kind, ...(message ? { message } : {}) });
    this.timer ??= setTimeout(() => this.flush(), EVENT_BATCH_MS);
  }

  /** Sends the collected events. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.batch.length > 0) {
      const events = this.batch.splice(0, EVENTS_PER_REPORT);
      this.tools.send({ composition: this.tools.catalog.composition, events }).catch(() => undefined);
    }
  }

  /** Whether the platform monitors a version. Only the whole composition says so. */
  private async isMonitored(name: string, version: string): Promise<boolean> {
    await this.tools.catalog.load().catch(() => undefined);
    const remote = this.tools.catalog.byName(name);
    return remote?.version === version && (remote.watchUntil ?? 0) > Date.now();
  }

  private async loadErrorKind({ version, routeId }: ObservedEvent): Promise<VersionEvent['kind']> {
    const problem = await inspectFiles(version, routeId);
    if (problem?.state !== 'altered') return 'load';
    console.warn(
      `MB-3004 ${version.name}@${version.version}: the hash of ${problem.file} differs from the published file`,
    );
    return 'integrity';
  }
}
