import type { StackFrame, VersionEvent, Telemetry } from '@mockingbird/contracts';
import { describeRefusedCall } from '../../shared/refused-call.js';
import type { RemoteCatalog } from '../remotes/remote-catalog.js';
import { toCodeError, type CodeError } from './code-error.js';
import { inspectFiles } from './inspect-files.js';
import {
  CODE_ERRORS_PER_TAB,
  EVENT_BATCH_MS,
  EVENT_MESSAGE_LENGTH,
  EVENT_STACK_LENGTH,
  EVENTS_PER_REPORT,
} from './limits.js';
import { remoteFrames } from './remote-frames.js';
import { addToSessionList } from './session-list.js';
import type { ObservedEvent } from './update-work.js';

const REPORTED_EVENTS = 'mb:version-events';

interface Tools {
  catalog: RemoteCatalog;
  send: (telemetry: Telemetry) => Promise<void>;
  /** Versions that a developer chose are not reported. */
  isOverridden: (name: string) => boolean;
}

/** Causes of an error that its message names. */
const CAUSES_REPORTED = 3;

/** The message of an error, and those of its causes: what wraps an error often says nothing. */
function withCauses(error: unknown, causes = CAUSES_REPORTED): string {
  if (!(error instanceof Error)) return '';
  const cause = causes > 0 ? withCauses(error.cause, causes - 1) : '';
  return cause === '' ? error.message : `${error.message} (cause: ${cause})`;
}

/** The message without addresses, which may belong to a visitor. */
const messageOf = (error: unknown) =>
  withCauses(error)
    .replace(/https?:\/\/\S+/g, '…')
    .slice(0, EVENT_MESSAGE_LENGTH);

/** The calls in files of this version. */
const stackOf = (error: unknown, { name, version }: { name: string; version: string }): StackFrame[] =>
  remoteFrames(error)
    .filter((frame) => frame.remote === name && frame.version === version)
    .slice(0, EVENT_STACK_LENGTH)
    .map(({ file, line, column }) => ({ file, line, column }));

/** Collects version events of this tab and sends each once. Errors of sending are ignored. */
export class VersionEventReporter {
  private batch: VersionEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private codeErrors = 0;

  constructor(private readonly tools: Tools) {}

  async add(event: ObservedEvent): Promise<void> {
    const { name, version } = event.version;
    if (event.kind === 'refusal') return this.addRefusal(event);
    if (this.tools.isOverridden(name)) return;
    if (event.kind === 'mounted' && !(await this.isMonitored(name, version))) return;
    const kind = event.kind === 'load' ? await this.loadErrorKind(event) : event.kind;
    if (addToSessionList(REPORTED_EVENTS, `${name}@${version} ${kind}`, true)) this.collect(kind, event);
  }

  /** Adds an error of the window if the code of a remote threw it. */
  addWindowEvent(event: Event): void {
    const error = toCodeError(event);
    if (error) this.addOnce(error.kind, error, messageOf(error.error));
  }

  /** Adds a call that the services refused, if the remote's request was wrong. */
  private addRefusal({ version, error, call }: ObservedEvent): void {
    // Without a call, the edge has already found out.
    const message = call ? describeRefusedCall(call) : messageOf(error);
    if (message) this.addOnce('refusal', { version, error }, message);
  }

  /** Adds an error that may come many times: each message once in a tab, and few of them. */
  private addOnce(
    kind: VersionEvent['kind'],
    of: Pick<CodeError | ObservedEvent, 'version' | 'error'>,
    message: string,
  ): void {
    const { name, version } = of.version;
    if (this.codeErrors >= CODE_ERRORS_PER_TAB || this.tools.isOverridden(name)) return;
    if (!addToSessionList(REPORTED_EVENTS, `${name}@${version} ${kind} ${message}`, true)) return;
    this.codeErrors += 1;
    this.collect(kind, of, message);
  }

  /** Adds an event to the batch. */
  private collect(
    kind: VersionEvent['kind'],
    { version: of, error }: Pick<CodeError | ObservedEvent, 'version' | 'error'>,
    message = messageOf(error),
  ): void {
    const { name, version } = of;
    const stack = stackOf(error, of);
    this.batch.push({
      remote: name,
      version,
      kind,
      ...(message ? { message } : {}),
      ...(stack.length > 0 ? { stack } : {}),
    });
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
