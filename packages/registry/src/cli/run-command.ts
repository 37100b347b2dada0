import { CommanderError } from 'commander';
import { untilDecided } from '../publish/until-decided.js';
import { clientFrom, type Call, type Outcome, type Run } from './call.js';
import { EXIT } from './exit-codes.js';
import { CallError, failureDocument, failureLines, failureOf } from './failure.js';
import type { Environment, Output } from './output/output.js';
import { createProgram, type CommonOptions } from './program.js';
import { styleOf } from './output/style.js';
import { whileWaiting } from './output/progress.js';

/** An error of commander: requested help, help for a missing command, or an invalid call. */
function callErrorOf({ code, message }: CommanderError): CallError | undefined {
  if (code === 'commander.helpDisplayed') return undefined;
  if (code === 'commander.help')
    return new CallError('MB-5009', 'Which command? The help lists them: mb --help');
  return new CallError('MB-5009', message.replace(/^error: /, ''));
}

/**
 * Runs the `mb` command.
 * @param args without the program's name
 * @returns the exit code, one of EXIT
 */
export async function runCommand(
  args: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  // What follows `--` belongs to the command of `mb bisect`.
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  const machine = own.includes('--json');
  const terminal = output.terminal === true && !machine;
  const style = styleOf(terminal && !environment['NO_COLOR']);
  const progress = (line: string) => {
    if (terminal) output.progress?.(line);
  };
  const print = (document: unknown) => output.log(JSON.stringify(document, null, 2));

  let outcome: Outcome | undefined;
  const run: Run = async (command, work) => {
    const { servicesUrl } = command.optsWithGlobals<CommonOptions>();
    const atGate: Call['atGate'] = (what, gated) =>
      untilDecided(() => whileWaiting(progress, what, gated), {
        pausesMs: output.gatePausesMs,
        onRetry: (sentence) => {
          progress('');
          output.error(sentence);
        },
      });
    outcome = await work({ client: clientFrom(environment, servicesUrl), environment, progress, atGate });
  };
  try {
    // With --json, standard output contains only the document.
    const help = (text: string) => (machine ? output.error : output.log)(text.trimEnd());
    await createProgram(run, help).parseAsync([...args], { from: 'user' });
    progress('');
    if (!outcome) return EXIT.done;
    const { document, lines, exit = EXIT.done } = outcome;
    if (machine) print(document);
    else for (const line of lines(style)) output.log(line);
    return exit;
  } catch (error) {
    progress('');
    const cause = error instanceof CommanderError ? callErrorOf(error) : error;
    if (cause === undefined) return EXIT.done;
    const failure = failureOf(cause);
    if (machine) print(failureDocument(failure));
    else for (const line of failureLines(failure, style)) output.error(line);
    return failure.exit;
  }
}
