// Checks, backs up or restores the embedded database of a site. It can import only Node modules before the dependencies
// are installed.
import { basename } from 'node:path';
import { fail } from '../fail.mjs';
import { prepare } from '../prepare.mjs';

try {
  const { checkArguments, runDatabaseCommand } = await import('./database-command.mjs');
  const command = checkArguments(process.argv.slice(2));
  // The site may run: a build would replace the files of its other parts.
  await prepare({ build: ({ directory }) => basename(directory) === 'embedded-mongo' });
  const { readConfiguration } = await import('../configuration.mjs');
  process.exitCode = await runDatabaseCommand(command, readConfiguration(process.env));
} catch (error) {
  fail(error);
}
