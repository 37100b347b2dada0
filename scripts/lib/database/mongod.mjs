// Runs a mongod of the PATH on its own folder and port (0: any), detached from the terminal's Ctrl-C.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../port.mjs';

const [mongod, dataDir, givenPort] = process.argv.slice(2);
if (!mongod || !dataDir) throw new Error('Usage: mongod.mjs PROGRAM FOLDER PORT');
const folder = join(dataDir, 'mongod');
mkdirSync(folder, { recursive: true });

const port = Number(givenPort) || (await freePort('127.0.0.1'));
const child = spawn(mongod, ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
});
createInterface({ input: child.stdout }).on('line', (line) => {
  if (!line.includes('Waiting for connections')) return;
  writeFileSync(join(dataDir, 'database.port'), String(port));
  console.log(`mongod ready mongodb://127.0.0.1:${port}`);
});
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
