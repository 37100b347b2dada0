import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Otlp } from '@mockingbird/observability';
import type { Telemetry, VersionError } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { BoundedQueue } from '../../common/bounded-queue.js';
import { LOGGER, OTLP } from '../../common/injection-tokens.js';
import { SourcePlacesService } from '../source-maps/source-places.service.js';
import { EXPORTED_AT_A_TIME, EXPORTS_WAITING } from './limits.js';

type VersionEvent = Telemetry['events'][number];

/** The name at the start of a message such as `TypeError: x is not a function`. */
const ERROR_NAME = /^(?:Uncaught )?([A-Z][A-Za-z]*(?:Error|Exception)): /;

class QueueFull extends Error {}

/** Writes a call as engines do: the place in the source where it is known, else in the built file. */
function writeFrame({ file, line, column, source }: VersionError['stack'][number]): string {
  return source
    ? `    at ${source.file}:${source.line}:${source.column} (${file}:${line}:${column})`
    : `    at ${file}:${line}:${column}`;
}

/** Sends the errors of visitors to the collector, with the place in the source. Visitors wait for nothing of it. */
@Injectable()
export class VisitorErrorsExport {
  private readonly queue = new BoundedQueue(EXPORTED_AT_A_TIME, EXPORTS_WAITING, () => new QueueFull());
  private dropped = 0;

  constructor(
    private readonly places: SourcePlacesService,
    @Inject(LOGGER) private readonly log: Logger,
    @Optional() @Inject(OTLP) private readonly otlp?: Otlp,
  ) {}

  /**
   * Returns immediately, and drops the error while too many wait.
   * @param composition the number of the composition that the tab has
   * @param at epoch milliseconds
   */
  add(event: VersionEvent, composition: number, at: number): void {
    const { otlp } = this;
    if (!otlp) return;
    this.queue.run(() => this.send(otlp, event, composition, at)).catch((error: unknown) => this.drop(error));
  }

  private async send(otlp: Otlp, event: VersionEvent, composition: number, at: number): Promise<void> {
    const { remote, version, kind, message = '' } = event;
    const stack = await this.places.locateFirst(remote, version, event.stack ?? []);
    const type = ERROR_NAME.exec(message)?.[1] ?? kind;
    otlp.addException({
      service: { name: remote, version: `${remote}@${version}` },
      ...{ type, message, at },
      stacktrace: [message === '' ? type : message, ...stack.map(writeFrame)].join('\n'),
      attributes: { 'mockingbird.error.kind': kind, 'mockingbird.composition': composition },
    });
  }

  private drop(error: unknown): void {
    this.dropped += 1;
    // The first, the tenth, the hundredth: a flood must not fill the log too.
    if (!/^10*$/.test(String(this.dropped))) return;
    const reason = error instanceof QueueFull ? 'queue full' : error;
    this.log.warn({ dropped: this.dropped, err: reason }, 'visitor_errors_not_exported');
  }
}
