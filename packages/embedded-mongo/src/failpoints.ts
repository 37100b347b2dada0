/** Places at which a test may end or stop the server, in the order of a commit. */
const FAILPOINTS = ['store.before-commit', 'store.after-commit'] as const;
type Failpoint = (typeof FAILPOINTS)[number];

const SIGNALS = { kill: 'SIGKILL', stop: 'SIGSTOP' } as const;

interface Armed {
  readonly name: string;
  readonly signal: NodeJS.Signals;
  /** Passes until the signal: 1 is the first one. */
  passes: number;
}

let armed: readonly Armed[] = [];

function parse(entry: string): Armed {
  const [, name = '', action = '', pass = ''] = /^([\w.-]+)=(kill|stop)@([1-9]\d{0,5})$/.exec(entry) ?? [];
  if (!FAILPOINTS.some((known) => known === name) || (action !== 'kill' && action !== 'stop'))
    throw new Error(
      `FAILPOINTS: expected NAME=kill@N or NAME=stop@N with a name of ${FAILPOINTS.join(', ')}, not ${entry}`,
    );
  return { name, signal: SIGNALS[action], passes: Number(pass) };
}

/**
 * Arms the failpoints of a list such as `store.before-commit=kill@3`: the third pass kills the process.
 * @param text value of FAILPOINTS; empty for none
 * @param nodeEnvironment value of NODE_ENV
 * @throws Error outside of tests, or when the list is invalid
 */
export function armFailpoints(text: string | undefined, nodeEnvironment: string | undefined): void {
  if (!text) return void (armed = []);
  if (nodeEnvironment !== 'test')
    throw new Error('FAILPOINTS end this process on purpose: remove the variable, or set NODE_ENV=test');
  armed = text.split(',').map(parse);
}

/** A place at which a test may end the process. Costs one comparison unless armed. */
export function failpoint(name: Failpoint): void {
  if (armed.length === 0) return;
  for (const each of armed) {
    if (each.name !== name) continue;
    each.passes -= 1;
    if (each.passes === 0) process.kill(process.pid, each.signal);
  }
}
