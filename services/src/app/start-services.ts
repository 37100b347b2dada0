import { createApp } from './create-app.js';
import { parseConfig } from '../config/config.js';
import { errorField } from '../common/error-field.js';
import { FAILED, refuseConfiguration } from './exit-codes.js';

/** Resolves when the process is asked to stop. Ctrl-C reaches a whole process group: then the parent stops its children. */
function stopSignal(ignoreInterrupt: boolean): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.on('SIGINT', () => {
      if (!ignoreInterrupt) resolve();
    });
  });
}

/**
 * Runs the services until the process is asked to stop.
 * @param environment see docs/configuration.md
 * @param flags `--ignore-sigint` leaves stopping to the parent
 * @returns the exit code
 */
export async function startServices(
  environment: Readonly<Record<string, string | undefined>>,
  flags: readonly string[],
): Promise<number> {
  const parsed = parseConfig(environment);
  if (!parsed.ok) return refuseConfiguration(parsed.faults);
  const stop = stopSignal(flags.includes('--ignore-sigint'));
  const app = await createApp(parsed.config);
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
  return 0;
}
