import { execFileSync } from 'node:child_process';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { startChild, type RunningChild } from '../../../scripts/lib/child.mjs';
import type { PartName } from '../schedule/fault.js';

/** How a part starts. */
export interface Program {
  name: PartName;
  /** The program file and its arguments. */
  args: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** Whether its output is printed. */
  isLogged: boolean;
}

/** One process of the laboratory's site. It can be killed, stopped and started again at the same address. */
export class LabPart {
  readonly name: PartName;
  private child: RunningChild | undefined;
  /** A start in progress. */
  private starting: Promise<void> | undefined;
  private isClosed = false;
  private starts = 0;

  constructor(private readonly program: Program) {
    this.name = program.name;
  }

  /** How often it has been started. */
  get epoch(): number {
    return this.starts;
  }

  get isRunning(): boolean {
    return this.child !== undefined;
  }

  /**
   * Starts it unless it runs.
   * @param environment additions for this run
   * @throws with its output when it does not start
   */
  start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    if (this.child || this.isClosed) return Promise.resolve();
    this.starting ??= this.spawn(environment).finally(() => (this.starting = undefined));
    return this.starting;
  }

  private async spawn(environment: Readonly<Record<string, string>>): Promise<void> {
    this.starts += 1;
    const child = await startChild(this.name, process.execPath, [...this.program.args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...this.program.environment, ...environment },
      quiet: !this.program.isLogged,
    });
    this.child = child;
    void child.exited.then(() => {
      if (this.child === child) this.child = undefined;
    });
  }

  /** Sends a signal, unless it has ended. */
  signal(name: NodeJS.Signals): void {
    if (this.child) process.kill(this.child.pid, name);
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    process.kill(child.pid, 'SIGKILL');
    await child.exited;
  }

  /** Resolves when it has ended. */
  async ended(): Promise<void> {
    await this.child?.exited;
  }

  /** Ends it as an operator does. One that was stopped must run to see the signal. */
  async stop(): Promise<void> {
    this.signal('SIGCONT');
    await this.child?.stop();
  }

  /** Ends it for ever, also when it is just starting. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.starting?.catch(() => undefined);
    await this.stop();
  }

  /** Ids of its child processes with this word in their command. */
  childrenWith(word: string): number[] {
    if (!this.child) return [];
    const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' }).split('\n');
    return lines
      .map((line) => line.trim().split(/\s+/))
      .filter(([parent, , ...args]) => parent === String(this.child?.pid) && args.join(' ').includes(word))
      .map(([, id]) => Number(id));
  }
}
