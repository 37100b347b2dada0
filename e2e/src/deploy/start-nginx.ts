import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../harness/ports.js';
import { until } from '../harness/until.js';

const DEPLOY = resolve(import.meta.dirname, '../../../deploy');

export interface Proxy {
  port: number;
  tlsPort: number;
  stop: () => Promise<void>;
}

const answersOn = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).on('error', () => done(false));
  });

function createCertificate(folder: string): void {
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
      ],
      ...['-subj', '/CN=localhost', '-keyout', join(folder, 'key.pem')],
      ...['-out', join(folder, 'certificate.pem')],
    ],
    { stdio: 'ignore' },
  );
}

/**
 * Runs the shipped nginx.conf and tls.conf before one edge. Only addresses, ports and paths are replaced.
 * @param program path of nginx
 * @param edge host and port
 * @throws with the messages of `nginx -t`, when nginx refuses the files
 */
export async function startNginx(program: string, edge: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'mockingbird-nginx-test-'));
  const tls = join(folder, 'tls');
  mkdirSync(tls);
  createCertificate(tls);
  const [port, tlsPort, healthPort] = [await freePort(), await freePort(), await freePort()];
  const adapt = (text: string) =>
    text
      .replaceAll('/etc/nginx/tls', tls)
      .replace('pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;`)
      .replaceAll(/\/dev\/(stdout|stderr)/g, `${folder}/$1`)
      .replaceAll(/edge-[12]:3000/g, edge)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('listen 8443 ', `listen 127.0.0.1:${tlsPort} `)
      .replace('127.0.0.1:8081', `127.0.0.1:${healthPort}`)
      .replace('http {', `http {\n  ${temporaryFolders(folder)}`);
  writeFileSync(join(tls, 'tls.conf'), adapt(readFileSync(join(DEPLOY, 'tls.conf'), 'utf8')));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, adapt(readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')));
  execFileSync(program, ['-t', '-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const child = spawn(program, ['-c', file, '-p', folder, '-g', 'daemon off;'], { stdio: 'ignore' });
  const closed = once(child, 'close');
  await until('nginx listens', async () => (await answersOn(port)) && (await answersOn(tlsPort)));
  return {
    port,
    tlsPort,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The package's own folders exist only where it is installed. */
const temporaryFolders = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
