import type { FactReader } from '../facts/fact-reader.js';
import { stretchScores } from '../numbers/stretch-scores.js';
import type { ActForms, ActSection } from './scoring/act-form.js';
import * as messages from '../messages/act.js';

const SECTIONS = [
  { id: 'english', name: messages.english },
  { id: 'math', name: messages.math },
  { id: 'reading', name: messages.reading },
  { id: 'science', name: messages.science },
] as const;

/** The specification's maxima (section 9). */
const CLASSIC_MAXIMA = { english: 75, math: 60, reading: 40, science: 40 } as const;

const WHOLE = 1;

/** Builds all forms. The chart of the classic test, by share of right answers, serves for today's form too. */
export function buildForms(facts: FactReader): ActForms {
  const scoresOf = (id: string) => facts.numbers(`act.classic.${id}.scores`);
  const countQuestions = (id: string) => facts.number(`act.today.${id}.questions`);
  const today = SECTIONS.map(({ id, name }): ActSection => {
    const counted = facts.number(`act.today.${id}.counted`);
    const published = stretchScores(scoresOf(id), counted, WHOLE);
    return { name, maxScore: counted, questions: countQuestions(id), published };
  });
  const classic = SECTIONS.map(({ id, name }): ActSection => {
    const maxScore = CLASSIC_MAXIMA[id];
    return { name, maxScore, questions: maxScore, published: scoresOf(id) };
  });
  const older = SECTIONS.map(({ id, name }): ActSection => ({
    name,
    maxScore: countQuestions(id),
    questions: countQuestions(id),
  }));
  return {
    today: {
      name: 'today',
      label: messages.enhancedActToday,
      sections: today,
      inComposite: 3,
      conversion: 'published',
      format: messages.enhancedActOnAll(facts.text('act.today.since')),
      changed: messages.theTestIsShorter,
    },
    classic: {
      name: 'classic',
      label: messages.classicActNoLonger,
      sections: classic,
      inComposite: 4,
      conversion: 'linear',
      format: messages.classicActUntil(facts.text('act.today.since')),
      changed: messages.itHadQuestions(classic.reduce((sum, { questions }) => sum + questions, 0)),
    },
    'older-link': {
      name: 'older-link',
      label: messages.enhancedActAllQuestions,
      sections: older,
      inComposite: 3,
      conversion: 'linear',
      format: messages.enhancedActWithAll,
      changed: messages.yourLink,
    },
  };
}
