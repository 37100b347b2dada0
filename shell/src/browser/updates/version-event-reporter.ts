import type { Sighting, Telemetry } from '@mockingbird/contracts';
import { inspectFiles } from './inspect-files.js';
import type { KnownRemotes } from '../remotes/remote-catalog.js';
import { SIGHTING_MESSAGE_LENGTH, SIGHTINGS_AT_ONCE, SIGHTINGS_GATHER_MS } from './limits.js';
import type { Sight } from './update-manager.js';
import { isFirst } from './session-list.js';

const STORE = 'mb:sightings';

interface Tools {
  known: KnownRemotes;
  send: (telemetry: Telemetry) => Promise<void>;
  /** Versions of which nothing is told, being a developer's own choice. */
  isOverridden: (name: string) => boolean;
}

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : '').slice(0, SIGHTING_MESSAGE_LENGTH);

/** Gathers what befell versions in this tab, and tells each thing once. That telling fails is nobody's trouble. */
export class Sightings {
  private gathered: Sighting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tools: Tools) {}

  async add(sight: Sight): Promise<void> {
    const { name, version } = sight.version;
    if (this.tools.isOverridden(name)) return;
    if (sight.kind === 'mounted' && !(await this.isWatched(name, version))) return;
    const kind = sight.kind === 'load' ? await this.kindOfLoad(sight) : sight.kind;
    if (!isFirst(STORE, `${name}@${version} ${kind}`, true)) return;
    const message = messageOf(sight.error);
    this.gathered.push({ remote: name, version, kind, ...(message ? { message } : {}) });
    this.timer ??= setTimeout(() => this.flush(), SIGHTINGS_GATHER_MS);
  }

  /** Tells what was gathered: in time, or because the page is about to go. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.gathered.length > 0) {
      const sightings = this.gathered.splice(0, SIGHTINGS_AT_ONCE);
      this.tools.send({ composition: this.tools.known.composition, sightings }).catch(() => undefined);
    }
  }

  /** The version's own word on it comes with the whole composition. */
  private async isWatched(name: string, version: string): Promise<boolean> {
    await this.tools.known.load().catch(() => undefined);
    const remote = this.tools.known.named(name);
    return remote?.version === version && (remote.watchUntil ?? 0) > Date.now();
  }

  private async kindOfLoad({ version, routeId }: Sight): Promise<Sighting['kind']> {
    const found = await inspectFiles(version, routeId);
    if (found?.finding !== 'altered') return 'load';
    console.warn(`MB-3004 ${version.name}@${version.version}: ${found.file} is not what was published`);
    return 'integrity';
  }
}
