import * as messages from '../messages/catalogue.js';

/** A calculator of this site, as lists show it. */
export interface Calculator {
  id: string;
  name: string;
  path: string;
  /** The exam of today in one line. Its numbers are facts. */
  summary: string;
}

/** A group of AP subjects. */
export interface CalculatorGroup {
  title: string;
  calculators: readonly Calculator[];
}

const createCalculator = (id: string, name: string, summary: string): Calculator => ({
  id,
  name,
  path: `/tools/${id}-score-calculator`,
  summary,
});

export const ADMISSION_TESTS: readonly Calculator[] = [
  createCalculator('sat', messages.digitalSat, messages.n98QuestionsIn4),
  createCalculator('act', 'ACT', messages.n131Questions40),
];

export const AP_GROUPS: readonly CalculatorGroup[] = [
  {
    title: messages.mathAndComputerScience,
    calculators: [
      createCalculator('ap-calc-ab', messages.apCalculusAb, messages.n45MultipleChoice6),
      createCalculator('ap-calc-bc', messages.apCalculusBc, messages.n45MultipleChoice6),
      createCalculator('ap-csa', messages.apComputerScience, messages.n42MultipleChoice4),
      createCalculator('ap-csp', messages.apComputerSciencePrinciples, messages.n70MultipleChoiceCreate),
    ],
  },
  {
    title: messages.sciences,
    calculators: [
      createCalculator('ap-bio', messages.apBiology, messages.n60MultipleChoice6),
      createCalculator('ap-chem', messages.apChemistry, messages.n60MultipleChoice7),
      createCalculator('ap-physics', messages.apPhysics, messages.n40MultipleChoice4),
      createCalculator('ap-physics-1', messages.apPhysics1, messages.n40MultipleChoice4),
      createCalculator('ap-physics-c', messages.apPhysicsC, messages.n40MultipleChoice4),
    ],
  },
  {
    title: messages.english,
    calculators: [
      createCalculator('ap-lang', messages.apEnglishLanguage, messages.n45MultipleChoice3),
      createCalculator('ap-lit', messages.apEnglishLiterature, messages.n55MultipleChoice3),
    ],
  },
  {
    title: messages.historyAndSocialSciences,
    calculators: [
      createCalculator('apush', messages.apUsHistory, messages.n55MultipleChoice5),
      createCalculator('ap-gov', messages.apUsGovernment, messages.n55MultipleChoice4),
      createCalculator('ap-psych', messages.apPsychology, messages.n75MultipleChoice2),
      createCalculator('ap-world', messages.apWorldHistory, messages.n55MultipleChoice5),
      createCalculator('ap-euro', messages.apEuropeanHistory, messages.n55MultipleChoice5),
      createCalculator('ap-macro', messages.apMacroeconomics, messages.n60MultipleChoice3),
    ],
  },
];

export const AP_CALCULATORS: readonly Calculator[] = AP_GROUPS.flatMap(({ calculators }) => calculators);

/** All nineteen calculators, in the order of the hub. */
export const CALCULATORS: readonly Calculator[] = [...ADMISSION_TESTS, ...AP_CALCULATORS];
