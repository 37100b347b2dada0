import { Inject, Injectable } from '@nestjs/common';
import { type GateReport, gateReportSchema, type GateResult } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { LOGGER } from '../../common/injection-tokens.js';
import { notFound } from '../../http/response/problem.js';
import { ArtefactsService } from '../artefacts/artefacts.service.js';
import { GATE_PICTURE_BYTES, GATE_REPORT_PICTURES_BYTES } from './limits.js';

const REPORT_FILE = 'report.json';
const PICTURE = /^[0-9a-f]{32}\.png$/;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type WrittenReport = NonNullable<GateResult['report']>;

/** Decodes the pictures of a report within the limits. Others are left out. */
function decodePictures(files: WrittenReport['files']): Map<string, Buffer> {
  const pictures = new Map<string, Buffer>();
  let total = 0;
  for (const [name, base64] of Object.entries(files)) {
    const png = Buffer.from(base64, 'base64');
    const isPng = png.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
    if (!PICTURE.test(name) || !isPng || png.length > GATE_PICTURE_BYTES) continue;
    total += png.length;
    if (total > GATE_REPORT_PICTURES_BYTES) break;
    pictures.set(name, png);
  }
  return pictures;
}

/**
 * Stores what the gate saw in a browser, one report for each version. It is in the folder of the version's number, which gc
 * removes as a whole.
 */
@Injectable()
export class GateReportsService {
  constructor(
    private readonly artefacts: ArtefactsService,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Replaces the report of a version. A report that cannot be stored is no reason to refuse the version. */
  async save(name: string, version: string, { files, ...report }: WrittenReport): Promise<void> {
    try {
      const text = Buffer.from(JSON.stringify(report), 'utf8');
      await this.artefacts.saveReport(name, version, decodePictures(files).set(REPORT_FILE, text));
    } catch (error) {
      this.log.warn({ err: error, remote: name, version }, 'gate_report_not_stored');
    }
  }

  /** @throws ProblemError MB-1003 when the version has no report */
  async get(name: string, version: string): Promise<GateReport> {
    const bytes = await this.read(name, version, REPORT_FILE);
    return gateReportSchema.parse(JSON.parse(bytes.toString('utf8')));
  }

  /** @throws ProblemError MB-1003 when the report has no such picture */
  async getPicture(name: string, version: string, file: string): Promise<Buffer> {
    if (!PICTURE.test(file)) throw notFound('There is no such picture.');
    return this.read(name, version, file);
  }

  private async read(name: string, version: string, file: string): Promise<Buffer> {
    const bytes = await this.artefacts.readReport(name, version, file);
    if (!bytes) throw notFound(`${name}@${version} has no report of the gate.`);
    return bytes;
  }
}
