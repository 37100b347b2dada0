/** Places at which a test may end or stop the process, in the order in which a request passes them. */
export const FAILPOINTS = [
  'publisher.before-flip',
  'publisher.after-flip',
  'promotion.before-store',
  'promotion.after-store',
] as const;
type Failpoint = (typeof FAILPOINTS)[number];

const SIGNALS = { kill: 'SIGKILL', stop: 'SIGSTOP' } as const;

export interface ArmedFailpoint {
  name: Failpoint;
  signal: NodeJS.Signals;
  /** Passes until the signal: 1 is the first one. */
  passes: number;
}

let armed: readonly ArmedFailpoint[] = [];

function parse(entry: string): ArmedFailpoint | undefined {
  const [, text = '', action = '', pass = ''] = /^([\w.-]+)=(kill|stop)@([1-9]\d{0,5})$/.exec(entry) ?? [];
  const name = FAILPOINTS.find((known) => known === text);
  if (name === undefined || (action !== 'kill' && action !== 'stop')) return undefined;
  return { name, signal: SIGNALS[action], passes: Number(pass) };
}

/**
 * Reads a list such as `publisher.before-flip=kill@3`: the third pass kills the process.
 * @returns undefined when an entry is invalid
 */
export function parseFailpoints(text: string): ArmedFailpoint[] | undefined {
  const parsed = text.split(',').map(parse);
  const valid = parsed.filter((each) => each !== undefined);
  return valid.length === parsed.length ? valid : undefined;
}

/** Arms the failpoints of this process, instead of those before. */
export function armFailpoints(failpoints: readonly ArmedFailpoint[]): void {
  armed = failpoints.map((each) => ({ ...each }));
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
