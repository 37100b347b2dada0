import { parseArgs } from 'node:util';
import { parseApiKeys } from '@mockingbird/request-signing';
import { readPublication } from '../publish/read-publication.js';
import { createReleaseClient, type ReleaseClient } from '../publish/release-client.js';

const USAGE = `mb: publishes versions of remotes and makes them live.

  mb publish [FOLDER]                  store a built version (default: dist)
  mb promote NAME@VERSION ... [--why]  make stored versions live
  mb status                            what is live

SERVICES_URL (default http://127.0.0.1:4000) and API_KEYS (with a key "release") come from the environment.`;

/** Exit codes: done, refused or failed, called wrongly. */
const DONE = 0;
const FAILED = 1;
const USAGE_FAULT = 64;

interface Output {
  log: (line: string) => void;
  error: (line: string) => void;
}

class UsageError extends Error {}

/** What node:util throws for an option that it does not know. */
const isArgumentFault = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('ERR_PARSE_ARGS');

function clientFrom(environment: Readonly<Record<string, string | undefined>>): ReleaseClient {
  const parsed = parseApiKeys(environment['API_KEYS'] ?? '');
  if (!parsed.ok) throw new UsageError(`MB-5002 API_KEYS: ${parsed.faults.join('; ')}`);
  const key = [...parsed.keys].find(([id]) => id === 'release' || id.startsWith('release-'));
  if (!key) throw new UsageError('MB-5002 API_KEYS: needs a key with the id "release"');
  const [id, secret] = key;
  return createReleaseClient({
    servicesUrl: environment['SERVICES_URL'] || 'http://127.0.0.1:4000',
    key: { id, secret },
  });
}

async function publish(client: ReleaseClient, [folder = 'dist']: string[], { log }: Output): Promise<void> {
  const publication = await readPublication(folder);
  await client.publish(publication);
  log(`published ${publication.manifest.name}@${publication.manifest.version}`);
}

async function promote(client: ReleaseClient, names: string[], why: string, { log }: Output): Promise<void> {
  const remotes = names.map((text) => {
    const at = text.indexOf('@');
    if (at < 1 || at === text.length - 1) throw new UsageError(`"${text}" is not of the form NAME@VERSION`);
    return { name: text.slice(0, at), version: text.slice(at + 1) };
  });
  if (remotes.length === 0) throw new UsageError('Nothing to promote');
  const { composition } = await client.promote({ remotes, why });
  log(`composition ${composition.number} is live`);
}

async function status(client: ReleaseClient, { log }: Output): Promise<void> {
  const composition = await client.current();
  if (!composition) {
    log('no composition yet');
    return;
  }
  log(
    `composition ${composition.number} since ${composition.createdAt}: ${composition.why || 'no reason given'}`,
  );
  for (const { manifest, fallback } of composition.remotes) {
    log(`  ${manifest.name}@${manifest.version}${fallback ? ` (before: ${fallback.version})` : ''}`);
  }
}

/**
 * Runs the `mb` command.
 * @param args without the program's name
 * @returns the exit code
 */
export async function runCommand(
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
  output: Output,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { why: { type: 'string', default: '' }, help: { type: 'boolean', default: false } },
    });
    const [command, ...rest] = positionals;
    if (values.help || command === undefined) {
      output.log(USAGE);
      return values.help ? DONE : USAGE_FAULT;
    }
    if (command === 'publish') await publish(clientFrom(environment), rest, output);
    else if (command === 'promote') await promote(clientFrom(environment), rest, values.why, output);
    else if (command === 'status') await status(clientFrom(environment), output);
    else throw new UsageError(`Unknown command "${command}"`);
    return DONE;
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error));
    return error instanceof UsageError || isArgumentFault(error) ? USAGE_FAULT : FAILED;
  }
}
