import { MongoClient } from 'mongodb';
import { until } from '../../../e2e/src/harness/until.js';
import { PARTS, type PartName } from '../schedule/fault.js';
import { send } from './http.js';
import type { LabSite } from './lab-site.js';

/** Milliseconds in which a site without faults has to be ready. A busy machine starts processes slowly. */
export const RECOVERY_MS = 60_000;
const PING_MS = 5_000;

/** Whether the database answers, directly and through its line: says which part does not recover. */
async function pingDatabase({ databaseUri, lines }: LabSite): Promise<string> {
  const throughLine = new URL(databaseUri);
  throughLine.port = new URL(lines.get('database')?.url ?? databaseUri).port;
  const ping = async (uri: string): Promise<string> => {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: PING_MS });
    try {
      await client.db().command({ ping: 1 });
      return 'answers';
    } catch (error) {
      return String(error);
    } finally {
      await client.close();
    }
  };
  return `the database ${await ping(databaseUri)}, through its line it ${await ping(throughLine.href)}`;
}

async function untilReady(site: LabSite, name: PartName): Promise<void> {
  let last = '';
  const isReady = async () => {
    const { status, text } = await send(`${site.url(name)}/health/ready`);
    last = `${status} ${text}`;
    return status === 200;
  };
  try {
    await until(`${name} is ready`, isReady, RECOVERY_MS);
  } catch (error) {
    throw new Error(`${String(error)}; it answers ${last}; ${await pingDatabase(site)}`, { cause: error });
  }
}

/** Ends every fault and starts what does not run. @throws when a part does not start or is not ready in time */
export async function recover(site: LabSite): Promise<void> {
  for (const line of site.lines.values()) {
    line.mend();
    line.delay(0);
  }
  for (const clock of site.clocks.values()) clock.jump(0);
  for (const disk of site.disks.values()) await disk.free();
  for (const name of PARTS) site.parts[name].signal('SIGCONT');
  await site.parts.database.start();
  await Promise.all(PARTS.map((name) => site.parts[name].start()));
  for (const name of PARTS) if (name !== 'database') await untilReady(site, name);
}
