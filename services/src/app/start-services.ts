import { startOtlp } from '@mockingbird/observability';
import { createApp, newLog } from './create-app.js';
import { parseConfig } from '../config/config.js';
import { errorField } from '../common/error-field.js';
import { armFailpoints } from '../common/failpoints.js';
import { FAILED, reportInvalidConfiguration } from './exit-codes.js';

/** Resolves when the process should stop. Ctrl-C reaches the whole process group, so a child may leave stopping to its parent. */
function stopSignal(ignoreInterrupt: boolean): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.on('SIGINT', () => {
      if (!ignoreInterrupt) resolve();
    });
  });
}

/**
 * Runs the services until the process receives a stop signal.
 * @param environment see docs/configuration.md
 * @param flags `--ignore-sigint`: only the parent process stops this one
 * @returns the exit code
 */
export async function startServices(
  environment: Readonly<Record<string, string | undefined>>,
  flags: readonly string[],
): Promise<number> {
  const parsed = parseConfig(environment);
  if (!parsed.ok) return reportInvalidConfiguration(parsed.issues);
  armFailpoints(parsed.config.failpoints ?? []);
  const stop = stopSignal(flags.includes('--ignore-sigint'));
  const log = newLog(parsed.config);
  const otlp = await startOtlp(parsed.config.otlp, (reason) => log.warn({ reason }, 'otlp_export_failed'));
  const app = await createApp(parsed.config, { log, otlp });
  try {
    const url = await app.listen();
    process.stdout.write(`services ready ${url}\n`);
    const metrics = app.metricsUrl();
    if (metrics !== undefined) process.stdout.write(`metrics ${metrics}\n`);
  } catch (error) {
    await app.close();
    if (errorField(error, 'code') !== 'EADDRINUSE') throw error;
    const [host, port] = [errorField(error, 'address'), errorField(error, 'port')].map(String);
    const variable = port === String(parsed.config.metricsPort) ? 'METRICS_PORT' : 'SERVICES_PORT';
    process.stderr.write(`MB-5003 Port in use: ${host}:${port}; set ${variable} to another one\n`);
    return FAILED;
  }
  await stop;
  await app.close();
  await otlp?.close();
  return 0;
}
