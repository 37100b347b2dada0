import { definePage, type PageProps } from '@mockingbird/platform';
import { ACT_QUESTIONS } from '../../act/act-questions.js';
import { ActScreen } from '../../act/act-screen.js';
import { ACT_TITLE } from '../../act/act-title.js';
import { ACT_PATH } from '../../catalogue/paths.js';
import { calculatorHead } from '../../page/calculator-head.js';
import { loadRelated } from '../../related/load-related.js';
import type { Related } from '../../related/related.js';

const WANTED = {
  exams: ['ratio-and-proportion', 'data-interpretation', 'coordinate-geometry'],
  words: ['ACT', 'admission'],
};

const HEAD = {
  title: ACT_TITLE,
  description:
    'Estimate your ACT score: English, Math, Reading and Science, composite, rating and college prospects, with the conversion chart. Classic and Enhanced ACT.',
  keywords: 'ACT score calculator, ACT composite calculator, Enhanced ACT score, ACT conversion chart',
  path: ACT_PATH,
  crumb: 'ACT',
  questions: ACT_QUESTIONS,
};

export default definePage<Related>({
  loader: (args) => loadRelated(WANTED, args),
  head: ({ data, site }) => calculatorHead({ ...HEAD, incomplete: data.incomplete }, site),
  Component: ({ data }: PageProps<Related>) => <ActScreen related={data} />,
});
