import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GateRequest, GateResult } from '@mockingbird/contracts';
import type { LiveSite } from '../composition/live-site.js';
import { GATE_LIMIT_MS, GATE_NOTES, GATE_QUEUE_LIMIT } from '../limits.js';
import { Lookers } from './accessibility/axe-pool.js';
import { candidateSite } from './candidate-site.js';
import { CandidateRenderer, type RendererOptions } from './candidate-renderer.js';
import { checkOf } from './gate-check.js';
import { lookAtRoutes, type LookedAt } from './check-routes.js';
import { sharedFaults } from './shared-issues.js';

interface Options {
  /** Where candidates' bundles lie while they are looked at. */
  folder: string;
  renderer: RendererOptions;
  /** Built script of the processes that run axe. */
  accessibilityFile: string;
  /** Shared libraries to the versions that the shell provides. */
  provided: Readonly<Record<string, string>>;
  site: () => LiveSite | undefined;
}

/** Too many versions wait already. */
export class GateBusy extends Error {}

/** Looks at versions before they may go live, one after the other, beside the live site and without touching it. */
export class Gate {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly lookers: Lookers;

  constructor(private readonly options: Options) {
    this.lookers = new Lookers(options.accessibilityFile);
  }

  /**
   * Takes a version in turn. A version that loops, hangs or throws is refused like any other.
   * @param isWanted whether somebody still waits for the answer
   * @throws GateBusy when the queue is full
   */
  look(request: GateRequest, isWanted: () => boolean): Promise<GateResult> {
    if (this.waiting >= GATE_QUEUE_LIMIT) throw new GateBusy('Too many versions wait for the gate');
    this.waiting += 1;
    const turn = this.last.then(() => this.now(request, isWanted)).finally(() => (this.waiting -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async now(request: GateRequest, isWanted: () => boolean): Promise<GateResult> {
    const { manifest } = request;
    const shared = sharedFaults(manifest.shared, this.options.provided);
    const looked = await this.draw(request, isWanted);
    const { renders, accessibility } = looked;
    const isUndrawn = looked.looked === 0 && renders.faults.length + renders.undecided.length > 0;
    return {
      checks: [
        checkOf(
          'shared',
          'MB-4007',
          { faults: shared, undecided: [] },
          sharedText(Object.entries(manifest.shared)),
        ),
        checkOf('renders', 'MB-4009', renders, rendersText(looked)),
        // A remote whose pages the browser alone draws passes; where pages failed, nobody can say.
        isUndrawn && accessibility.undecided.length === 0
          ? { check: 'accessibility', outcome: 'skipped', detail: 'No page was drawn that axe could look at' }
          : checkOf('accessibility', 'MB-4010', accessibility, accessibilityText(looked)),
      ],
      faults: [
        shared,
        renders.faults,
        accessibility.faults,
        renders.undecided,
        accessibility.undecided,
      ].flat(),
    };
  }

  private async draw({ manifest, server }: GateRequest, isWanted: () => boolean): Promise<LookedAt> {
    const startedAt = performance.now();
    const folder = join(this.options.folder, randomUUID());
    const serverFile = join(folder, 'server.cjs');
    const renderer = new CandidateRenderer(this.options.renderer);
    this.lookers.prepare();
    try {
      await mkdir(folder, { recursive: true });
      await Promise.all([writeFile(serverFile, Buffer.from(server, 'base64')), renderer.start()]);
      return await lookAtRoutes(candidateSite(this.options.site(), manifest, serverFile), {
        renderer,
        lookers: this.lookers,
        left: () => GATE_LIMIT_MS - (performance.now() - startedAt),
        isWanted,
      });
    } finally {
      await Promise.all([renderer.close(), rm(folder, { recursive: true, force: true })]);
    }
  }

  close(): void {
    this.lookers.close();
  }
}

const sharedText = (ranges: [string, string][]) =>
  ranges.length === 0
    ? 'No shared library is used'
    : `${ranges.map((range) => range.join(' ')).join(', ')}: the shell provides them`;

const rendersText = ({ drawn, left, notes }: LookedAt) =>
  [
    `${drawn} ${drawn === 1 ? 'address' : 'addresses'} answered, with the live services behind`,
    ...(left > 0 ? [`${left} left to the browser`] : []),
    ...notes.slice(0, GATE_NOTES),
  ].join('; ');

const accessibilityText = ({ looked }: LookedAt) =>
  `axe found nothing on ${looked} ${looked === 1 ? 'page' : 'pages'}`;
