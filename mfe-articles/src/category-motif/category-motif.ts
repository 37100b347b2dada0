import type { MotifName, MotifProps } from '@mockingbird/ui';
import styles from './category-motif.module.css';

/** The categories that have a picture here, by slug. */
const SLUGS: ReadonlySet<string> = new Set([
  'scores-and-pacing',
  'road-signs',
  'knowledge-exam',
  'written-exam',
  'permit-test',
  'test-day',
  'strategy',
  'general-science',
  'arithmetic',
  'lessons-number-system',
  'lessons-commercial-arithmetic',
  'lessons-ratios-and-averages',
  'lessons-time-speed-and-work',
  'lessons-algebra',
  'lessons-geometry-and-mensuration',
  'lessons-counting-and-data',
]);

/** Pictures of exam families. The key of an exam begins with its family: `dmv-texas`. */
const FAMILIES: readonly MotifName[] = ['dmv', 'ssc', 'ibps', 'rrb', 'sat', 'act'];

/** The picture of all tips. */
export const strategyMotif: MotifProps = { className: styles.strategy };

/** The picture of a category: that of its slug, otherwise that of its exam's family. */
export function categoryMotif(examKey: string, slug: string): MotifProps {
  if (SLUGS.has(slug)) return { className: styles[slug] };
  if (slug === 'reasoning') return { name: 'reasoning' };
  const start = examKey.split('-')[0];
  return { name: FAMILIES.find((family) => family === start) ?? 'articles' };
}
