import { describe, expect, it } from '@jest/globals';
import { isOutsideContext } from './docker-ignore.js';
import { stagesOf } from './dockerfile.js';
import { linesOf, readText } from './repository.js';

const ignored = linesOf('.dockerignore');
const stages = stagesOf(readText('deploy/Dockerfile'));
const last = stages.at(-1);

/** Paths that a pattern of .gitignore excludes, at the root and in folders. */
function pathsOf(pattern: string): string[] {
  const name = pattern.replace(/\/$/, '').replace('*', pattern.startsWith('*') ? 'production' : '');
  const names = pattern.startsWith('.env') ? [name, `${name}.local`, `${name}-production`] : [name];
  const files = names.flatMap((one) => (pattern.endsWith('/') ? [`${one}/file`, `${one}/a/file`] : [one]));
  return pattern.replace(/\/$/, '').includes('/')
    ? files
    : files.flatMap((file) => [file, `deploy/${file}`, `a/b/${file}`]);
}

describe('what the builder of the image gets', () => {
  const patterns = linesOf('.gitignore').filter((pattern) => !pattern.startsWith('!'));
  const paths = patterns.flatMap(pathsOf);

  it('holds nothing that git ignores', () => {
    expect(paths.filter((path) => !isOutsideContext(ignored, path))).toEqual([]);
    console.log(`${patterns.length} patterns of .gitignore, ${paths.length} paths: none reaches the builder`);
  });

  it.each([
    ...['deploy/.env', '.env', '.env.production', 'services/.env.local', 'deploy/production.env'],
    ...[
      '.data/secrets.json',
      'services/.data/secrets.json',
      'deploy/tls.key',
      'deploy/tls.pem',
      '.git/config',
    ],
  ])('does not hold %s', (path) => {
    expect(isOutsideContext(ignored, path)).toBe(true);
  });

  it.each([
    ...['deploy/example.env', 'package.json', 'package-lock.json', 'services/src/main.ts', '.nvmrc'],
    ...['packages/tooling/bin/mb-build.mjs', 'content/bank/exams/x.json', 'scripts/build.mjs'],
  ])('holds %s', (path) => {
    expect(isOutsideContext(ignored, path)).toBe(false);
  });
});

describe('the Dockerfile', () => {
  it('names the version of every image, the Node of .nvmrc', () => {
    const outside = stages.filter(({ image }) => !stages.some(({ name }) => name === image));
    expect(outside.map(({ image }) => image)).toEqual(
      outside.map(() => `node:${readText('.nvmrc').trim()}-bookworm-slim`),
    );
  });

  it('takes into the last stage what was collected, and nothing else', () => {
    const copied = last?.instructions.filter(({ name }) => name === 'COPY' || name === 'ADD');
    expect(copied).toEqual([{ name: 'COPY', value: '--from=built /runtime ./' }]);
    const collected = stages.find(({ name }) => name === 'built')?.instructions.at(-1);
    expect(collected?.value).toMatch(/node scripts\/collect-runtime\.mjs \/runtime$/);
  });

  it('installs before it copies sources: a changed source does not install again', () => {
    const steps = stages.find(({ name }) => name === 'built')?.instructions ?? [];
    const at = (wanted: RegExp) => steps.findIndex(({ name, value }) => wanted.test(`${name} ${value}`));
    const [manifests, install, sources] = [
      /^COPY --from=manifests/,
      /installDependencies\(\)/,
      /^COPY \. \.$/,
    ].map(at);
    expect([manifests, install, sources]).toEqual([1, 2, 3]);
    const copied = stages.find(({ name }) => name === 'manifests')?.instructions.at(-1)?.value ?? '';
    expect(copied.match(/-name [\w.-]+|-path '[^']+'/g)).toEqual([
      ...[
        '-name node_modules',
        '-name package.json',
        '-name package-lock.json',
        "-path './packages/*/bin/*'",
      ],
      ...['install', 'root', 'run'].map((name) => `-path './scripts/lib/${name}.mjs'`),
    ]);
  });

  it('runs as a user without rights, who owns the data folder alone', () => {
    const steps = last?.instructions.map(({ name, value }) => `${name} ${value}`) ?? [];
    expect(steps.slice(-4)).toEqual([
      'RUN mkdir /data && chown node:node /data',
      'USER node',
      'VOLUME /data',
      'CMD ["node", "services/dist/main.js"]',
    ]);
    expect(steps.filter((step) => /chown|chmod|sudo/.test(step))).toHaveLength(1);
  });

  it('is given no secret: neither as an argument nor in the environment', () => {
    const settings = stages.flatMap(({ instructions }) =>
      instructions.filter(({ name }) => name === 'ENV' || name === 'ARG'),
    );
    expect(settings).toEqual([{ name: 'ENV', value: 'NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data' }]);
  });
});
