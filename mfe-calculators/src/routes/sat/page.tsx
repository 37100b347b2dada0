import { definePage, type PageProps } from '@mockingbird/platform';
import { SAT_PATH } from '../../catalogue/paths.js';
import { calculatorHead } from '../../page/calculator-head.js';
import { loadRelated } from '../../related/load-related.js';
import type { Related } from '../../related/related.js';
import { SAT_QUESTIONS } from '../../sat/sat-questions.js';
import { SatScreen } from '../../sat/sat-screen.js';
import { SAT_TITLE } from '../../sat/sat-title.js';

const WANTED = {
  exams: ['percentage', 'linear-equations', 'quadratic-equations'],
  words: ['SAT', 'admission'],
};

const HEAD = {
  title: SAT_TITLE,
  description:
    'Estimate your Digital SAT score: right answers of four modules, the adaptive path, section scores of 200 to 800, total, percentile band and the full tables.',
  keywords: 'Digital SAT score calculator, SAT score estimate, SAT adaptive modules, SAT percentile',
  path: SAT_PATH,
  crumb: 'Digital SAT',
  questions: SAT_QUESTIONS,
};

export default definePage<Related>({
  loader: (args) => loadRelated(WANTED, args),
  head: ({ data, site }) => calculatorHead({ ...HEAD, incomplete: data.incomplete }, site),
  Component: ({ data }: PageProps<Related>) => <SatScreen related={data} />,
});
