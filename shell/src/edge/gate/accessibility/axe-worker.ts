import { fork, type ChildProcess } from 'node:child_process';
import { TooLate } from '../../../patience.js';
import { GATE_AXE_HEAP_MB } from '../../limits.js';
import type { Looked, PageToLookAt, Violation } from './protocol.js';

/** One process that looks at one page at a time. It is ended, and not asked again, when it takes too long. */
export class Looker {
  private readonly child: ChildProcess;
  private gone = false;

  /** @param file the process' built script */
  constructor(file: string) {
    this.child = fork(file, [], {
      env: {},
      execArgv: [`--max-old-space-size=${GATE_AXE_HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.once('error', () => this.end());
    this.child.once('exit', () => (this.gone = true));
  }

  get isGone(): boolean {
    return this.gone;
  }

  /** @throws TooLate after the limit; Error when the process ends over the page, or axe fails */
  look(page: PageToLookAt, limitMs: number): Promise<Violation[]> {
    return new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        clearTimeout(limit);
        this.child.off('message', hear).off('exit', ended);
        settle();
      };
      const limit = setTimeout(() => {
        this.end();
        done(() => reject(new TooLate(limitMs)));
      }, limitMs);
      const ended = () => done(() => reject(new Error('The process that looks at pages ended')));
      const hear = (message: unknown) => {
        // The process is our own script, and sends nothing else.
        const looked = message as Looked;
        done(() => ('failed' in looked ? reject(new Error(looked.failed)) : resolve(looked.violations)));
      };
      this.child.once('exit', ended).once('message', hear);
      if (this.gone) ended();
      else this.child.send(page, (error) => error && ended());
    });
  }

  end(): void {
    this.gone = true;
    this.child.kill('SIGKILL');
  }
}
