import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { OnExportFailure } from '../otlp.js';

const REPORT_EVERY_MS = 60_000;
/** The SDK reports an error as JSON with its stack. */
const MESSAGE = /"message":"((?:[^"\\]|\\.)*)"/;

/**
 * Reports failures of the SDK, at most one a minute: a collector that is gone fails each export.
 * @returns reports another one, under the same limit
 */
export function reportExportFailures(onFailure: OnExportFailure): (text: string) => void {
  let lastAt = -REPORT_EVERY_MS;
  const report = (text: string) => {
    const now = performance.now();
    if (now - lastAt < REPORT_EVERY_MS) return;
    lastAt = now;
    onFailure(MESSAGE.exec(text)?.[1] ?? text);
  };
  const ignore = () => undefined;
  const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  return report;
}
