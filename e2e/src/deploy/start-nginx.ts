import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../harness/ports.js';
import { until } from '../harness/until.js';

const NGINX = resolve(import.meta.dirname, '../../../deploy/nginx');

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

/** `tls` is the default of compose.yaml; `plain` is for a site behind another proxy with TLS. */
type Variant = 'tls' | 'plain';

interface Setting {
  variant?: Variant;
  /** Changes for one test, such as a lower limit. */
  change?: (configuration: string) => string;
}

/**
 * Runs the shipped configuration before one or two edges, with a certificate that it makes. Only addresses, ports and paths are
 * replaced.
 * @param program path of nginx
 * @param edges host and port of each; one is for both
 * @throws with the messages of `nginx -t`, when nginx refuses the files
 */
export async function startNginx(
  program: string,
  edges: readonly string[],
  { variant = 'tls', change = (configuration) => configuration }: Setting = {},
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'mockingbird-nginx-test-'));
  // Where root starts nginx, its workers have another user, and read and write below this folder.
  chmodSync(folder, 0o755);
  const [tls, acme] = [join(folder, 'tls'), join(folder, 'acme')];
  mkdirSync(tls);
  createCertificate(tls);
  const challenges = join(acme, '.well-known/acme-challenge');
  mkdirSync(challenges, { recursive: true });
  writeFileSync(join(challenges, 'token'), 'answer of the ACME client');
  const [port, tlsPort, healthPort] = [await freePort(), await freePort(), await freePort()];
  const adapt = (text: string) =>
    text
      .replaceAll('/etc/nginx/tls', tls)
      .replaceAll('/var/www/acme', acme)
      .replace('pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;`)
      .replaceAll(/\/dev\/(stdout|stderr)/g, `${folder}/$1`)
      .replaceAll(/edge-([12]):3000/g, (_, number) => edges[Number(number) - 1] ?? edges[0] ?? '')
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('listen 8443 ', `listen 127.0.0.1:${tlsPort} `)
      .replace('127.0.0.1:8081', `127.0.0.1:${healthPort}`)
      .replace('http {', `http {\n  ${temporaryFolders(folder)}`);
  for (const name of readdirSync(NGINX))
    writeFileSync(join(folder, name), change(adapt(readFileSync(join(NGINX, name), 'utf8'))));
  const file = join(folder, `${variant}.conf`);
  execFileSync(program, ['-t', '-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const child = spawn(program, ['-c', file, '-p', folder, '-g', 'daemon off;'], { stdio: 'ignore' });
  const closed = once(child, 'close');
  const isReady = async () => (await answersOn(port)) && (variant === 'plain' || (await answersOn(tlsPort)));
  await until('nginx listens', isReady);
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
