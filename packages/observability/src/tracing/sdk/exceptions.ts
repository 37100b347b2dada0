import type { Logger } from '@opentelemetry/api-logs';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { LoggerProvider, type LogRecordProcessor } from '@opentelemetry/sdk-logs';
import type { ReportedException } from '../otlp.js';

/** `SeverityNumber.ERROR`. */
const ERROR = 17;
/** Versions whose resource is in memory. */
const MOST_VERSIONS = 200;

/** Writes errors as log records. The resource of a record is the program that failed, so each version has its own. */
export class Exceptions {
  private readonly loggers = new Map<string, Logger>();

  /** @param attributes of every resource, such as the environment */
  constructor(
    private readonly processor: LogRecordProcessor,
    private readonly attributes: Readonly<Record<string, string>>,
  ) {}

  add({ service, type, message, stacktrace, at, attributes }: ReportedException): void {
    this.loggerOf(service).emit({
      timestamp: at,
      eventName: 'exception',
      severityNumber: ERROR,
      severityText: 'ERROR',
      body: message === '' ? type : message,
      attributes: {
        ...attributes,
        'exception.type': type,
        'exception.message': message,
        'exception.stacktrace': stacktrace,
      },
    });
  }

  private loggerOf({ name, version }: ReportedException['service']): Logger {
    const known = this.loggers.get(version);
    if (known) return known;
    if (this.loggers.size >= MOST_VERSIONS) this.loggers.clear();
    const resource = resourceFromAttributes({
      ...this.attributes,
      'service.name': name,
      'service.version': version,
    });
    const logger = new LoggerProvider({ resource, processors: [this.processor] }).getLogger('mockingbird');
    this.loggers.set(version, logger);
    return logger;
  }
}
