import { pino, type Logger } from 'pino';
import type { EdgeConfig } from './config.js';
import { traceLogFields } from './tracing/request-spans.js';

/** Exit code of an invalid configuration (EX_CONFIG of sysexits). */
const EXIT_CONFIG = 78;

/** A part of the site that answers HTTP requests. */
export interface RunningPart {
  port: number;
  /** Finishes open requests. */
  close: () => Promise<void>;
}

interface Options<Config> {
  name: 'edge' | 'gate';
  /** @throws when the environment is invalid */
  readConfig: (environment: NodeJS.ProcessEnv) => Config;
  getPort: (config: Config) => number;
  start: (config: Config, log: Logger) => Promise<RunningPart>;
}

function readOrExit<Config>({ readConfig }: Options<Config>): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(EXIT_CONFIG);
  }
}

/** Runs a part as this process: prints its address when it is ready, and stops it on SIGTERM and Ctrl-C. */
export async function runPart<Config extends Pick<EdgeConfig, 'HOST' | 'LOG_LEVEL'>>(
  options: Options<Config>,
): Promise<void> {
  const { name, getPort, start } = options;
  const config = readOrExit(options);
  const log = pino({ level: config.LOG_LEVEL, base: { part: name }, mixin: traceLogFields });
  // Ctrl-C reaches the whole process group, but the parent process stops its children in order.
  if (process.argv.includes('--ignore-sigint')) process.on('SIGINT', () => undefined);
  const part = await start(config, log).catch((error: NodeJS.ErrnoException & { port?: number }) => {
    const isPortInUse = error.code === 'EADDRINUSE';
    // It may be the port of the metrics.
    console.error(isPortInUse ? `MB-5003 Port ${error.port ?? getPort(config)} is in use` : error.stack);
    process.exit(1);
  });
  console.log(`${name} ready http://${config.HOST}:${part.port}`);

  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    void part.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  if (!process.argv.includes('--ignore-sigint')) process.on('SIGINT', stop);
}
