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
  createCalculator('sat', messages.digitalSat, '98 questions in 4 modules, 2 h 14 min'),
  createCalculator('act', 'ACT', '131 questions + 40 in Science (optional)'),
];

export const AP_GROUPS: readonly CalculatorGroup[] = [
  {
    title: messages.mathAndComputerScience,
    calculators: [
      createCalculator('ap-calc-ab', messages.apCalculusAb, '45 multiple choice + 6 free response'),
      createCalculator('ap-calc-bc', messages.apCalculusBc, '45 multiple choice + 6 free response'),
      createCalculator('ap-csa', messages.apComputerScience, '42 multiple choice + 4 free response'),
      createCalculator('ap-csp', messages.apComputerSciencePrinciples, '70 multiple choice + Create task'),
    ],
  },
  {
    title: messages.sciences,
    calculators: [
      createCalculator('ap-bio', messages.apBiology, '60 multiple choice + 6 free response'),
      createCalculator('ap-chem', messages.apChemistry, '60 multiple choice + 7 free response'),
      createCalculator('ap-physics', messages.apPhysics, '40 multiple choice + 4 free response'),
      createCalculator('ap-physics-1', messages.apPhysics1, '40 multiple choice + 4 free response'),
      createCalculator('ap-physics-c', messages.apPhysicsC, '40 multiple choice + 4 free response'),
    ],
  },
  {
    title: messages.english,
    calculators: [
      createCalculator('ap-lang', messages.apEnglishLanguage, '45 multiple choice + 3 essays'),
      createCalculator('ap-lit', messages.apEnglishLiterature, '55 multiple choice + 3 essays'),
    ],
  },
  {
    title: messages.historyAndSocialSciences,
    calculators: [
      createCalculator('apush', messages.apUsHistory, '55 multiple choice + 5 free response'),
      createCalculator('ap-gov', messages.apUsGovernment, '55 multiple choice + 4 free response'),
      createCalculator('ap-psych', messages.apPsychology, '75 multiple choice + 2 free response'),
      createCalculator('ap-world', messages.apWorldHistory, '55 multiple choice + 5 free response'),
      createCalculator('ap-euro', messages.apEuropeanHistory, '55 multiple choice + 5 free response'),
      createCalculator('ap-macro', messages.apMacroeconomics, '60 multiple choice + 3 free response'),
    ],
  },
];

export const AP_CALCULATORS: readonly Calculator[] = AP_GROUPS.flatMap(({ calculators }) => calculators);

/** All nineteen calculators, in the order of the hub. */
export const CALCULATORS: readonly Calculator[] = [...ADMISSION_TESTS, ...AP_CALCULATORS];
