import { resolve } from 'node:path';
import { pino } from 'pino';
import { readConfig, type EdgeConfig } from './config.js';
import { startEdge } from './edge.js';

/** Exit code of an invalid configuration (EX_CONFIG of sysexits). */
const EXIT_CONFIG = 78;

function readConfigOrExit(): EdgeConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(EXIT_CONFIG);
  }
}

async function main(): Promise<void> {
  const config = readConfigOrExit();
  const log = pino({ level: config.LOG_LEVEL, base: { part: 'edge' } });
  // Ctrl-C reaches the whole process group, but the parent process stops its children in order.
  if (process.argv.includes('--ignore-sigint')) process.on('SIGINT', () => undefined);
  const edge = await startEdge(config, resolve(__dirname, '..'), log).catch(
    (error: NodeJS.ErrnoException) => {
      const isPortInUse = error.code === 'EADDRINUSE';
      console.error(isPortInUse ? `MB-5003 Port ${config.PORT} is in use` : error.stack);
      process.exit(1);
    },
  );
  console.log(`edge ready http://${config.HOST}:${edge.port}`);

  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    void edge.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  if (!process.argv.includes('--ignore-sigint')) process.on('SIGINT', stop);
}

void main();
