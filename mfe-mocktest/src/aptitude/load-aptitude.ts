import type { ExamSummary } from '@mockingbird/contracts';
import type { LoaderArgs } from '@mockingbird/platform';
import { filterOf, type TopicFilter } from './topic-filter.js';

export interface AptitudeData {
  filter: TopicFilter;
  /** Exams whose papers hold these topics; empty when the list could not be had. */
  exams: ExamSummary[];
}

/** The screen needs the catalogue alone, so a list of exams that fails stays empty. */
export async function loadAptitude({ url, api, signal }: LoaderArgs): Promise<AptitudeData> {
  const exams = await api.allExams({ signal }).catch(() => []);
  return { filter: filterOf(url.searchParams), exams: exams.filter(({ type }) => type && type !== 'dmv') };
}
