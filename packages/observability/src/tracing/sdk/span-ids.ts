import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace';

/** Random ids, except for a span whose id another process has already sent on. */
export class SpanIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private next: string | undefined;

  /** The next span that starts gets this id. */
  useNext(spanId: string): void {
    this.next = spanId;
  }

  readonly generateTraceId = (): string => this.random.generateTraceId();

  readonly generateSpanId = (): string => {
    const id = this.next ?? this.random.generateSpanId();
    this.next = undefined;
    return id;
  };
}
