import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FormulaPool, type StopBudget } from './formula-pool.js';

/** Renders formulas in worker threads, for all modules of the process. */
@Injectable()
export class FormulasService implements OnApplicationShutdown {
  private readonly pool = new FormulaPool();

  /** See `RenderFormulas`. */
  render(formulas: readonly string[], budget?: StopBudget): Promise<(string | undefined)[]> {
    return this.pool.render(formulas, budget);
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
