import type { Command } from 'commander';
import { openComposition, parseTrustedKeys, type TrustedKeys } from '../../signing/index.js';
import { wholeNumber } from '../arguments.js';
import type { Call, Outcome, Run } from '../call.js';
import { EXIT } from '../exit-codes.js';
import { CallError } from '../failure.js';
import type { Style } from '../output/style.js';
import { tableLines } from '../output/table.js';
import { verifyFiles, type Difference, type VerifiedVersion } from '../verify-files.js';
import { countText, sizeText } from '../output/format.js';

const VARIABLE = 'COMPOSITION_PUBLIC_KEYS';

interface Verified {
  composition: number | null;
  /** Id of the key that signed it; null when no trusted key did. */
  signedBy: string | null;
  /** Source of the trusted keys. Keys from the services prove nothing when the services are compromised. */
  keysFrom: typeof VARIABLE | 'services';
  versions: VerifiedVersion[];
  differences: Difference[];
}

async function trustedKeys({
  client,
  environment,
}: Call): Promise<{ keys: TrustedKeys; keysFrom: Verified['keysFrom'] }> {
  const given = environment[VARIABLE];
  if (given) {
    try {
      return { keys: parseTrustedKeys(given), keysFrom: VARIABLE };
    } catch (error) {
      throw new CallError(
        'MB-5002',
        `${VARIABLE}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  const keys = Object.entries(await client.keys()).map(([id, key]) => `${id}:${key}`);
  return { keys: parseTrustedKeys(keys.join(',')), keysFrom: 'services' };
}

async function verify(call: Call, number: number | undefined): Promise<Verified> {
  const { client, progress } = call;
  const { keys, keysFrom } = await trustedKeys(call);
  const opened = openComposition(await client.signed(number), keys);
  if (!opened.ok) {
    const differences = [{ what: opened.reason, message: opened.detail }];
    return { composition: number ?? null, signedBy: null, keysFrom, versions: [], differences };
  }
  const { composition, keyId } = opened;
  const { versions, differences } = await verifyFiles(client, composition, (done, of) =>
    progress(`${done} of ${of} files`),
  );
  if (number !== undefined && composition.number !== number) {
    const message = `the answer for ${number} is composition ${composition.number}, signed as that`;
    differences.unshift({ what: 'number', message });
  }
  return { composition: composition.number, signedBy: keyId, keysFrom, versions, differences };
}

const signOf = (ok: boolean, { good, bad }: Style) => (ok ? good('✔') : bad('✖'));

function linesOf(
  { composition, signedBy, keysFrom, versions, differences }: Verified,
  style: Style,
): string[] {
  const source =
    keysFrom === 'services' ? `the services' own keys; set ${VARIABLE} to trust no server` : VARIABLE;
  const rows = versions.map(({ name, version, role, files, bytes, differing }) => [
    `${signOf(differing === 0, style)} ${name}`,
    version,
    role,
    `${files}`,
    sizeText(bytes),
    differing === 0 ? '' : `${differing}`,
  ]);
  const files = versions.reduce((sum, each) => sum + each.files, 0);
  const signature = signedBy === null ? 'not signed by a trusted key' : `signed by ${signedBy}`;
  return [
    style.bold(`composition ${composition ?? 'live'}`),
    `${signOf(signedBy !== null, style)} ${signature} (${source})`,
    ...(rows.length > 0
      ? tableLines(['  Remote', 'Version', 'Role', 'Files', 'Size', 'Differ'], rows, style)
      : []),
    ...differences.map(({ what, message }) => `${style.bad('✖')} ${what}: ${message}`),
    differences.length === 0
      ? style.bold(`all ${countText(files, 'file')} are what was signed`)
      : style.bold(countText(differences.length, 'difference')),
  ];
}

/** `mb verify`: whether the stored files match the signed composition. */
export function addVerify(program: Command, run: Run): void {
  program
    .command('verify')
    .description('check the signature of a composition and the sha384 of each of its files')
    .argument('[n]', 'its number; the live one when absent', wholeNumber)
    .addHelpText('after', `\nTrusted keys come from ${VARIABLE}; without it the services' own are believed.`)
    .action((number: number | undefined, _options: object, command: Command) =>
      run(command, async (call): Promise<Outcome> => {
        const verified = await verify(call, number);
        const exit = verified.differences.length === 0 ? EXIT.done : EXIT.failed;
        return { document: verified, lines: (style) => linesOf(verified, style), exit };
      }),
    );
}
