import { fork, type ChildProcess } from 'node:child_process';
import { TimeoutError } from '../../shared/timeout.js';
import { GATE_AXE_HEAP_MB } from '../limits.js';
import type { AxeRequest, AxeResponse, Violation } from './protocol.js';

/** A child process that checks one page at a time with axe. It is killed when a check exceeds its limit. */
export class AxeWorker {
  private readonly child: ChildProcess;
  private ended = false;

  /** @param file built script of the process */
  constructor(file: string) {
    this.child = fork(file, [], {
      env: {},
      execArgv: [`--max-old-space-size=${GATE_AXE_HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.once('error', () => this.kill());
    this.child.once('exit', () => (this.ended = true));
  }

  get hasEnded(): boolean {
    return this.ended;
  }

  /** @throws TimeoutError after the limit; Error when the process ends or axe fails */
  check(request: AxeRequest, limitMs: number): Promise<Violation[]> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(limit);
        this.child.off('message', onMessage).off('exit', onExit);
        settle();
      };
      const limit = setTimeout(() => {
        this.kill();
        finish(() => reject(new TimeoutError(limitMs)));
      }, limitMs);
      const onExit = () => finish(() => reject(new Error('The axe process ended during the check')));
      const onMessage = (message: unknown) => {
        // The process runs our own script, which sends only such messages.
        const response = message as AxeResponse;
        finish(() =>
          'failed' in response ? reject(new Error(response.failed)) : resolve(response.violations),
        );
      };
      this.child.once('exit', onExit).once('message', onMessage);
      if (this.ended) onExit();
      else this.child.send(request, (error) => error && onExit());
    });
  }

  kill(): void {
    this.ended = true;
    this.child.kill('SIGKILL');
  }
}
