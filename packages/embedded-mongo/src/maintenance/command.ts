import { parseArgs } from 'node:util';
import { makeBackup } from './backup.js';
import { checkFolder, showReport } from './check.js';
import { restoreBackup } from './restore.js';

export const MAINTENANCE = ['check', 'backup', 'restore'] as const;

const total = (documents: Readonly<Record<string, number>>): number =>
  Object.values(documents).reduce((sum, count) => sum + count, 0);

/** Runs `check`, `backup` or `restore`. @returns the exit code */
export async function runMaintenance(args: string[], print: (line: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { data: { type: 'string' }, running: { type: 'boolean', default: false } },
  });
  const [command, path] = positionals;
  const { data } = values;
  if (!data) throw new Error('--data is needed: the folder of the data');
  if (command === 'check') {
    const report = await checkFolder(data);
    print(showReport(report));
    return report.issues.length > 0 ? 1 : 0;
  }
  if (!path) throw new Error(`${command ?? ''} needs the path of a backup`);
  if (command === 'backup') {
    const { documents, bytes } = await makeBackup(data, path, values.running);
    print(
      `${path}: ${total(documents)} documents of ${Object.keys(documents).length} collections, ${bytes} bytes`,
    );
    return 0;
  }
  const { manifest, previousData } = await restoreBackup(path, data);
  print(`Restored ${total(manifest.documents)} documents of ${manifest.date} from ${path}.`);
  if (previousData !== undefined) print(`The data from before are in ${previousData}.`);
  return 0;
}
