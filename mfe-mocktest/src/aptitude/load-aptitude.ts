import type { ExamSummary } from '@mockingbird/contracts';
import type { LoaderArgs } from '@mockingbird/platform';
import { parseTopicFilter, type TopicFilter } from './topic-filter.js';

export interface AptitudeData {
  filter: TopicFilter;
  /** Exams that test these topics; empty when the list could not be loaded. */
  exams: ExamSummary[];
}

/** Loads the list of exams. If that fails, the list stays empty, because the catalogue works without it. */
export async function loadAptitude({ url, api, signal }: LoaderArgs): Promise<AptitudeData> {
  const exams = await api.allExams({ signal }).catch(() => []);
  return {
    filter: parseTopicFilter(url.searchParams),
    exams: exams.filter(({ type }) => type && type !== 'dmv'),
  };
}
