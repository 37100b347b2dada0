import { describe, expect, it } from '@jest/globals';
import actFile from '../../facts/act.json' with { type: 'json' };
import satFile from '../../facts/sat.json' with { type: 'json' };
import { createFactReader } from '../facts/fact-reader.js';
import { ADMISSION_TESTS } from './calculators.js';

const summaryOf = (id: string) => ADMISSION_TESTS.find((calculator) => calculator.id === id)?.summary;
const MINUTES_PER_HOUR = 60;

describe('the line of a college-entrance test on the hub', () => {
  it('has the figures of the SAT', () => {
    const sat = createFactReader(satFile);
    const minutes = sat.number('sat.minutes');
    expect(summaryOf('sat')).toBe(
      `${sat.number('sat.questions')} questions in 4 modules, ${Math.floor(minutes / MINUTES_PER_HOUR)} h ${minutes % MINUTES_PER_HOUR} min`,
    );
  });

  it('has the figures of the ACT', () => {
    const act = createFactReader(actFile);
    const questions = (section: string) => act.number(`act.today.${section}.questions`);
    const required = ['english', 'math', 'reading'].reduce((sum, section) => sum + questions(section), 0);
    expect(summaryOf('act')).toBe(`${required} questions + ${questions('science')} in Science (optional)`);
  });
});
