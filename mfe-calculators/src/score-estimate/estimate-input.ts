/** Input of the fragment `score-estimate`: the result of a practice form, in the order of the real test's sections. */
export interface EstimateInput {
  calculator: 'sat' | 'act';
  sections: readonly SectionResult[];
}

export interface SectionResult {
  right: number;
  questions: number;
}

const SECTIONS = 4;
const MAX_QUESTIONS = 500;

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function readCount(value: unknown, path: string, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Error(`${path}: Expected a whole number from 0 to ${max}`);
}

function readSection(value: unknown, path: string): SectionResult {
  const questions = readCount(readField(value, 'questions'), `${path}/questions`, MAX_QUESTIONS);
  return { questions, right: readCount(readField(value, 'right'), `${path}/right`, questions) };
}

/** Validates the input without zod, to keep the chunk small. @throws Error when a field is invalid */
export function parseEstimateInput(value: unknown): EstimateInput {
  const calculator = readField(value, 'calculator');
  const sections = readField(value, 'sections');
  if (calculator !== 'sat' && calculator !== 'act') throw new Error('/calculator: Expected sat or act');
  if (!Array.isArray(sections) || sections.length !== SECTIONS)
    throw new Error(`/sections: Expected ${SECTIONS} sections`);
  return {
    calculator,
    sections: sections.map((section, index) => readSection(section, `/sections/${index}`)),
  };
}
