import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Another build of the shell: it behaves the same, and each of its browser files has another content and name. */
export interface OtherShell {
  /** Its built folder. */
  distribution: string;
  remove: () => Promise<void>;
}

const integrityOf = (bytes: string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const otherHash = (hash: string) => createHash('sha256').update(hash).digest('hex').slice(0, hash.length);

/** Gives every hashed file a new name, and every text a new content, in the files and in the list of them. */
async function changeFiles(distribution: string): Promise<void> {
  const assets = join(distribution, 'assets');
  const hashed = (await readdir(assets)).filter((file) => /\.[0-9a-f]{10}\.(js|css|woff2)$/.test(file));
  const hashes = hashed.map((file) => file.split('.').at(-2) ?? '');
  const renamed = (text: string) =>
    hashes.reduce((result, hash) => result.replaceAll(hash, otherHash(hash)), text);
  const list = renamed(await readFile(join(distribution, 'assets.json'), 'utf8'));
  const changed: [before: string, after: string][] = [];
  const withIntegrities = (text: string) =>
    changed.reduce((result, [before, after]) => result.replaceAll(before, after), text);
  // The first script last: it has the list of the others.
  const isFirst = (file: string) => Number(file.startsWith('shell.') && file.endsWith('.js'));
  for (const file of hashed.toSorted((a, b) => isFirst(a) - isFirst(b))) {
    if (file.endsWith('.woff2')) {
      await rename(join(assets, file), join(assets, renamed(file)));
      continue;
    }
    const before = await readFile(join(assets, file), 'utf8');
    const after = `${withIntegrities(renamed(before))}\n/* another build */`;
    changed.push([integrityOf(before), integrityOf(after)]);
    await writeFile(join(assets, file), after);
    await rename(join(assets, file), join(assets, renamed(file)));
  }
  await writeFile(join(distribution, 'assets.json'), withIntegrities(list));
}

export async function otherShell(): Promise<OtherShell> {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-shell-'));
  const distribution = join(folder, 'shell/dist');
  await mkdir(join(folder, 'shell'));
  // External packages of the edge resolve beside it.
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(ROOT, 'shell/node_modules'), join(folder, 'shell/node_modules'));
  await cp(join(ROOT, 'shell/dist'), distribution, { recursive: true });
  await changeFiles(distribution);
  return { distribution, remove: () => rm(folder, { recursive: true, force: true }) };
}
