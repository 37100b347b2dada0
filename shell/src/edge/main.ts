import { resolve } from 'node:path';
import { pino } from 'pino';
import { readConfig, type EdgeConfig } from './config.js';
import { startEdge } from './edge.js';

/** Exit code of a broken configuration (sysexits' EX_CONFIG). */
const EXIT_CONFIG = 78;

function configuration(): EdgeConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(EXIT_CONFIG);
  }
}

async function main(): Promise<void> {
  const config = configuration();
  const log = pino({ level: config.LOG_LEVEL, base: { part: 'edge' } });
  // Ctrl-C reaches the whole process group; the parent stops the parts in order.
  if (process.argv.includes('--ignore-sigint')) process.on('SIGINT', () => undefined);
  const edge = await startEdge(config, resolve(__dirname, '..'), log).catch(
    (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? `MB-5003 Port ${config.PORT} is in use` : error.stack;
      console.error(reason);
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
