import type { FactReader } from '../facts/fact-reader.js';
import { stretchScores } from '../numbers/stretch-scores.js';
import type { ActForms, ActSection } from './scoring/act-form.js';

const SECTIONS = [
  { id: 'english', name: 'English' },
  { id: 'math', name: 'Math' },
  { id: 'reading', name: 'Reading' },
  { id: 'science', name: 'Science' },
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
      label: 'Enhanced ACT (today)',
      sections: today,
      inComposite: 3,
      conversion: 'published',
      format: `Enhanced ACT, on all national test dates since ${facts.text('act.today.since')}`,
      changed:
        'The test is shorter, Science is optional, and the composite is the average of English, Math and Reading. The classic test is one click away.',
    },
    classic: {
      name: 'classic',
      label: 'Classic ACT (no longer given on national dates)',
      sections: classic,
      inComposite: 4,
      conversion: 'linear',
      format: `Classic ACT, until ${facts.text('act.today.since')} on national test dates`,
      changed: `It had ${classic.reduce((sum, { questions }) => sum + questions, 0)} questions, and Science was a quarter of the composite.`,
    },
    'older-link': {
      name: 'older-link',
      label: 'Enhanced ACT, all questions counted (your link)',
      sections: older,
      inComposite: 3,
      conversion: 'linear',
      format: 'Enhanced ACT with all its questions, by the straight line',
      changed: 'Your link is from before we knew which questions count. Today’s form is one click away.',
    },
  };
}
