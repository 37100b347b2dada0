import type { FactSource } from '@mockingbird/contracts';
import type { Related } from '../related/related.js';
import type { ApExam } from './ap-exam.js';
import type { ApFormats } from './formats/ap-format.js';
import type { TypicalCutOffs } from './scoring/typical-cut-offs.js';

/** Loader data of an AP page. */
export interface ApData {
  /** The exam in its default format. */
  exam: Omit<ApExam, 'related'>;
  formats: ApFormats;
  typical: TypicalCutOffs;
  /** Sources of today's format, the typical cut-offs and the passing rate. */
  sources: readonly FactSource[];
  related: Related;
}
