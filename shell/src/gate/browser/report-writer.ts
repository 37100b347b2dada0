import { createHash } from 'node:crypto';
import type { GateReport, GateRouteReport } from '@mockingbird/contracts';
import { GATE_PICTURE_WIDTHS, GATE_PICTURES_BYTES } from '../limits.js';
import { comparePictures } from './picture-difference.js';

const HASH_LENGTH = 32;

type Pictures = ReadonlyMap<number, Buffer>;

/** A report with its pictures: PNG files in base64, by name. */
export type WrittenReport = GateReport & { files: Record<string, string> };

/** Collects what the browser saw, within a limit of bytes. Equal pictures are stored once. */
export class ReportWriter {
  private readonly files = new Map<string, Buffer>();
  private readonly routes: GateRouteReport[] = [];
  private bytes = 0;
  private omitted = 0;

  add(
    route: Pick<GateRouteReport, 'routeId' | 'path' | 'htmlDiff' | 'notes'>,
    { candidate, live }: { candidate: Pictures; live?: Pictures | undefined },
  ): void {
    const pictures = GATE_PICTURE_WIDTHS.flatMap((width) => {
      const shown = candidate.get(width);
      const liveShown = live?.get(width);
      if (!shown) return [];
      const difference = liveShown && comparePictures(liveShown, shown);
      return [
        {
          width,
          candidate: this.addFile(shown),
          live: liveShown && this.addFile(liveShown),
          difference: difference && this.addFile(difference.png),
          changedPercent: liveShown && Math.round((difference?.share ?? 0) * 10_000) / 100,
        },
      ];
    });
    this.routes.push({ ...route, pictures });
  }

  /** @returns undefined when no page was shown */
  finish(about: { at: string; liveVersion: string | undefined; notes: string[] }): WrittenReport | undefined {
    if (this.routes.length === 0) return undefined;
    const notes = [...about.notes];
    if (this.omitted > 0)
      notes.push(`${this.omitted} pictures are left out: all are over ${GATE_PICTURES_BYTES} bytes`);
    const files = Object.fromEntries([...this.files].map(([name, png]) => [name, png.toString('base64')]));
    return { ...about, notes, routes: this.routes, files };
  }

  /** @returns the name of the file; undefined when it is over the limit */
  private addFile(png: Buffer): string | undefined {
    const name = `${createHash('sha256').update(png).digest('hex').slice(0, HASH_LENGTH)}.png`;
    if (this.files.has(name)) return name;
    if (this.bytes + png.length > GATE_PICTURES_BYTES) {
      this.omitted += 1;
      return undefined;
    }
    this.bytes += png.length;
    this.files.set(name, png);
    return name;
  }
}
