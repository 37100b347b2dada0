import { notFound, type LoaderArgs } from '@mockingbird/platform';
import { loadRelated } from '../related/load-related.js';
import type { ApData } from './ap-data.js';
import { AP_EXAMS } from './exams/all-exams.js';
import { findSlug } from './exams/find-slug.js';
import { PASSING_RATE_SOURCE } from './exams/passing-rate.js';
import { buildFormats } from './formats/build-formats.js';
import { buildTypicalCutOffs } from './formats/build-typical-cut-offs.js';

/**
 * Loads the configuration and the texts of an AP page. They are loader data, so that a browser downloads neither all
 * seventeen configurations nor the code that selects articles.
 */
export async function loadAp({ url, ...args }: Pick<LoaderArgs, 'api' | 'signal' | 'url'>): Promise<ApData> {
  const apExam = AP_EXAMS.find(({ path }) => path === url.pathname);
  if (!apExam) throw notFound('Calculator not found');
  const { related, ...exam } = apExam;
  const { formats, sources } = buildFormats(exam);
  const cutOffs = buildTypicalCutOffs(findSlug(exam.path));
  const [format] = formats;
  return {
    exam: format.exam,
    formats,
    typical: cutOffs.typical,
    sources: [...sources, ...cutOffs.sources, PASSING_RATE_SOURCE],
    related: await loadRelated(related, args),
  };
}
