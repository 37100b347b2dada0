import { notFound, type LoaderArgs } from '@mockingbird/platform';
import { loadRelated } from '../related/load-related.js';
import type { ApData } from './ap-data.js';
import { apQuestions } from './ap-faq.js';
import { AP_EXAMS } from './exams/all-exams.js';

/**
 * Gives an AP page its configuration and its texts. They come as data, so that a browser that is handed a rendered page
 * loads neither the seventeen configurations nor what chooses among articles.
 */
export async function loadAp({ url, ...args }: Pick<LoaderArgs, 'api' | 'signal' | 'url'>): Promise<ApData> {
  const found = AP_EXAMS.find(({ path }) => path === url.pathname);
  if (!found) throw notFound('Calculator not found');
  const { related, ...exam } = found;
  return { exam, questions: apQuestions(found), related: await loadRelated(related, args) };
}
