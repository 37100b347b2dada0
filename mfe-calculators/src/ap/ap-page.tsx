import { definePage, type Page, type PageProps } from '@mockingbird/platform';
import { calculatorHead } from '../page/calculator-head.js';
import { loadRelated } from '../related/load-related.js';
import type { Related } from '../related/related.js';
import type { ApExam } from './ap-exam.js';
import { apQuestions } from './ap-questions.js';
import { ApScreen } from './ap-screen.js';

/** The page of one AP subject: its configuration is all that sets it apart. */
export const apPage = (exam: ApExam): Page<Related> =>
  definePage<Related>({
    loader: (args) => loadRelated(exam.related, args),
    head: ({ data, site }) => {
      const { title, description, keywords, path, name } = exam;
      const { incomplete } = data;
      const questions = apQuestions(exam);
      return calculatorHead({ title, description, keywords, path, crumb: name, questions, incomplete }, site);
    },
    Component: ({ data }: PageProps<Related>) => <ApScreen exam={exam} related={data} />,
  });
