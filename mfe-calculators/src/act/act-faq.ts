import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { ActForms } from './scoring/act-form.js';
import * as messages from '../messages/act.js';

/** Joins such as '50, 45 and 36'. */
const join = (counts: readonly number[]): string =>
  messages.valueAndCounts(counts.slice(0, -1).join(', '), counts.at(-1) ?? 0);

/** Builds the FAQ. Its counts follow from the forms. */
export function buildActFaq({ today, classic }: ActForms): QuestionAndAnswer[] {
  const required = today.sections.slice(0, today.inComposite);
  const science = today.sections[today.inComposite];
  return [
    {
      question: messages.howIsTheAct,
      answer: messages.aPublishedChartTurns,
    },
    {
      question: messages.isThisTheOfficial,
      answer: messages.itsTheChart,
    },
    {
      question: messages.whatIsTheStraight,
      answer: messages.aSimplerRuleRight,
    },
    {
      question: messages.whichActIsModeled,
      answer: messages.theEnhancedAct(
        join(required.map(({ questions }) => questions)),
        join(required.map(({ maxScore }) => maxScore)),
        science?.questions ?? 0,
        science?.maxScore ?? 0,
        join(classic.sections.map(({ questions }) => questions)),
      ),
    },
    {
      question: messages.doesScienceCount,
      answer: messages.notForTheComposite,
    },
    {
      question: messages.isThereAPenalty,
      answer: messages.noOnlyRightAnswers,
    },
    {
      question: messages.whyDoesAnEmpty,
      answer: messages.youHaventStarted,
    },
  ];
}
