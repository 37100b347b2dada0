import { actions } from './actions.js';
import { cards } from './cards.js';
import type { ExampleGroup } from './example.js';
import { feedback } from './feedback.js';
import { figures } from './figures.js';
import { forms } from './forms.js';
import { headings } from './headings.js';
import { labels } from './labels.js';
import { pictures } from './pictures.js';
import { questions } from './questions.js';
import { reading } from './reading.js';

export type { Example } from './example.js';

/** All components of `@mockingbird/ui` and `@mockingbird/question-view`, in the order of the page. */
export const groups: readonly ExampleGroup[] = [
  actions,
  labels,
  feedback,
  cards,
  headings,
  forms,
  figures,
  reading,
  questions,
  pictures,
];
