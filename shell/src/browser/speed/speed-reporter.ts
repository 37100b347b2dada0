import type { SpeedFigure, SpeedReport } from '@mockingbird/contracts';
import type { RemoteCatalog } from '../remotes/remote-catalog.js';
import { CLS_PARTS, FIGURES_PER_REPORT, MAX_CLS, MAX_TIME_MS } from './limits.js';
import type { SpeedMark } from './speed-marks.js';

interface Tools {
  catalog: Pick<RemoteCatalog, 'composition' | 'match'>;
  /** Sends without delay. */
  send: (report: SpeedReport) => void;
}

/** Collects figures of this tab and sends them in batches. */
export class SpeedReporter {
  private figures: SpeedFigure[] = [];

  constructor(private readonly tools: Tools) {}

  /** @param screen on which the value was measured. A failure or an unknown address has no figures. */
  add(screen: SpeedMark | undefined, measure: SpeedFigure['measure'], value: number): void {
    const isScore = measure === 'CLS';
    if (!screen?.remote || !(value >= 0) || value > (isScore ? MAX_CLS : MAX_TIME_MS)) return;
    const [remote = '', version = ''] = screen.remote.split('@');
    const match = this.tools.catalog.match(screen.path);
    if (match?.remote.name !== remote) return;
    const rounded = isScore ? Math.round(value * CLS_PARTS) / CLS_PARTS : Math.round(value);
    this.figures.push({ remote, version, route: match.route.id, measure, value: rounded });
  }

  /** Sends the collected figures. */
  flush(): void {
    while (this.figures.length > 0) {
      const figures = this.figures.splice(0, FIGURES_PER_REPORT);
      this.tools.send({ composition: this.tools.catalog.composition, figures });
    }
  }
}
