import { setTimeout as pause } from 'node:timers/promises';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor } from '@opentelemetry/sdk-logs';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { OtlpConfig } from '../config.js';
import type { OnExportFailure, Otlp, ReportedException } from '../otlp.js';
import type { Span, SpanOptions } from '../span.js';
import type { TraceContext } from '../trace-context.js';
import { Exceptions } from './exceptions.js';
import { reportExportFailures } from './export-failures.js';
import { createSampler } from './sampler.js';
import { startRequestSpan, type SpanTools } from './sdk-span.js';
import { SpanIds } from './span-ids.js';

/** Spans and records that wait for the collector. Further ones are dropped. */
const QUEUE_SIZE = 2_048;
/** How many are sent together, and after how many milliseconds at the latest. */
const BATCH_SIZE = 512;
const BATCH_DELAY_MS = 2_000;
/** How long one export may take, in milliseconds. */
const EXPORT_MS = 10_000;
/** How long a stopping process waits for the collector, in milliseconds. */
const CLOSE_MS = 2_000;

/** Exports by the SDK of OpenTelemetry, as JSON over HTTP. */
export class SdkOtlp implements Otlp {
  private readonly provider: TracerProvider;
  private readonly logs: BatchLogRecordProcessor;
  private readonly exceptions: Exceptions;
  private readonly tools: SpanTools;
  private readonly report: (text: string) => void;

  constructor(config: OtlpConfig, onFailure: OnExportFailure) {
    this.report = reportExportFailures(onFailure);
    const { endpoint, headers, attributes, serviceName } = config;
    const target = (path: string) => ({
      url: endpoint + path,
      headers: { ...headers },
      timeoutMillis: EXPORT_MS,
    });
    const batches = {
      maxQueueSize: QUEUE_SIZE,
      maxExportBatchSize: BATCH_SIZE,
      scheduledDelayMillis: BATCH_DELAY_MS,
      exportTimeoutMillis: EXPORT_MS,
    };
    const ids = new SpanIds();
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ ...attributes, 'service.name': serviceName }),
      sampler: createSampler(config),
      idGenerator: ids,
      spanProcessors: [
        new BatchSpanProcessor({ ...batches, exporter: new OTLPTraceExporter(target('/v1/traces')) }),
      ],
    });
    this.tools = { tracer: this.provider.getTracer('mockingbird'), ids };
    this.logs = new BatchLogRecordProcessor({
      ...batches,
      exporter: new OTLPLogExporter(target('/v1/logs')),
    });
    this.exceptions = new Exceptions(this.logs, attributes);
  }

  startRequest(name: string, parent: TraceContext | undefined, options?: SpanOptions): Span {
    return startRequestSpan(this.tools, name, parent, options);
  }

  addException(exception: ReportedException): void {
    this.exceptions.add(exception);
  }

  async close(): Promise<void> {
    const report = (error: unknown) => this.report(String(error));
    const closing = [this.provider.shutdown(), this.logs.shutdown()].map((part) => part.catch(report));
    await Promise.race([Promise.all(closing), pause(CLOSE_MS, undefined, { ref: false })]);
  }
}
