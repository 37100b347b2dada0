import { Command } from 'commander';
import type { Run } from './call.js';
import { addBisect } from './bisect/bisect.js';
import { addCanary } from './commands/canary.js';
import { addDiff } from './commands/diff.js';
import { addExplain } from './explain/explain.js';
import { addFreeze, addUnfreeze } from './commands/freeze.js';
import { addGc } from './commands/gc.js';
import { addHistory } from './commands/history.js';
import { addKeys } from './commands/keys.js';
import { addPromote } from './commands/promote.js';
import { addPublish } from './commands/publish.js';
import { addRetire } from './commands/retire.js';
import { addRollback } from './commands/rollback.js';
import { addStatus } from './commands/status.js';
import { addToken } from './commands/token.js';
import { addVerify } from './commands/verify.js';
import { addVersions } from './commands/versions.js';
import { addWait } from './commands/wait.js';
import { EXIT_HELP } from './exit-codes.js';

const HELP = `
Environment:
  MB_TOKEN      <id>:<secret>, a token that "mb token create" made
  API_KEYS      read when there is no MB_TOKEN: needs a key whose id is "release" or "release-..."
  SERVICES_URL  where the services are (http://127.0.0.1:4000)
  COMPOSITION_PUBLIC_KEYS  id:key,... that "mb verify" trusts
  NO_COLOR      set to anything: no colours

With --json one JSON document is printed on standard output, also for a failure:
  {"error":{"code","message","faults":[{"path","message"}],"more"}}

${EXIT_HELP}

The codes of failures are explained in docs/errors.md.`;

const COMMANDS = [
  addPublish,
  addPromote,
  addRollback,
  addRetire,
  addCanary,
  addWait,
  addFreeze,
  addUnfreeze,
  addStatus,
  addHistory,
  addDiff,
  addExplain,
  addBisect,
  addVerify,
  addVersions,
  addGc,
  addToken,
  addKeys,
];

/** Options that every command understands. */
export interface CommonOptions {
  json?: boolean;
  servicesUrl?: string;
}

/**
 * The command line of `mb`.
 * @param print receives the help texts
 */
export function createProgram(run: Run, print: (text: string) => void): Command {
  const program = new Command('mb')
    .description('publishes versions of remotes, and decides what is live')
    .option('--json', 'print one JSON document instead of tables')
    .option('--services-url <url>', 'where the services are; before SERVICES_URL')
    .addHelpText('after', HELP)
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    // One place reports failures, because only it knows about --json.
    .configureOutput({ writeOut: print, writeErr: print, outputError: () => {} })
    .exitOverride();
  for (const add of COMMANDS) add(program, run);
  return program;
}
