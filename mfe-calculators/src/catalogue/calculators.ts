import * as messages from '../messages/catalogue.js';

/** A calculator of this site, as lists show it. */
export interface Calculator {
  id: string;
  name: string;
  path: string;
  /** Up to five letters for its badge. */
  label: string;
  /** The exam of today in one line. Its numbers are facts. */
  summary: string;
}

/** A group of AP subjects. */
export interface CalculatorGroup {
  title: string;
  calculators: readonly Calculator[];
}

const createCalculator = (id: string, label: string, name: string, summary: string): Calculator => ({
  id,
  label,
  name,
  path: `/tools/${id}-score-calculator`,
  summary,
});

export const ADMISSION_TESTS: readonly Calculator[] = [
  createCalculator('sat', 'SAT', messages.digitalSat, messages.n98QuestionsIn4),
  createCalculator('act', 'ACT', 'ACT', messages.n131Questions40),
];

export const AP_GROUPS: readonly CalculatorGroup[] = [
  {
    title: messages.mathAndComputerScience,
    calculators: [
      createCalculator('ap-calc-ab', 'AB', messages.apCalculusAb, messages.n45MultipleChoice6),
      createCalculator('ap-calc-bc', 'BC', messages.apCalculusBc, messages.n45MultipleChoice6),
      createCalculator('ap-csa', 'CSA', messages.apComputerScience, messages.n42MultipleChoice4),
      createCalculator(
        'ap-csp',
        'CSP',
        messages.apComputerSciencePrinciples,
        messages.n70MultipleChoiceCreate,
      ),
    ],
  },
  {
    title: messages.sciences,
    calculators: [
      createCalculator('ap-bio', 'BIO', messages.apBiology, messages.n60MultipleChoice6),
      createCalculator('ap-chem', 'CHEM', messages.apChemistry, messages.n60MultipleChoice7),
      createCalculator('ap-physics', 'PHYS', messages.apPhysics, messages.n40MultipleChoice4),
      createCalculator('ap-physics-1', 'PHY 1', messages.apPhysics1, messages.n40MultipleChoice4),
      createCalculator('ap-physics-c', 'PHY C', messages.apPhysicsC, messages.n40MultipleChoice4),
    ],
  },
  {
    title: messages.english,
    calculators: [
      createCalculator('ap-lang', 'LANG', messages.apEnglishLanguage, messages.n45MultipleChoice3),
      createCalculator('ap-lit', 'LIT', messages.apEnglishLiterature, messages.n55MultipleChoice3),
    ],
  },
  {
    title: messages.historyAndSocialSciences,
    calculators: [
      createCalculator('apush', 'USH', messages.apUsHistory, messages.n55MultipleChoice5),
      createCalculator('ap-gov', 'GOV', messages.apUsGovernment, messages.n55MultipleChoice4),
      createCalculator('ap-psych', 'PSYCH', messages.apPsychology, messages.n75MultipleChoice2),
      createCalculator('ap-world', 'WORLD', messages.apWorldHistory, messages.n55MultipleChoice5),
      createCalculator('ap-euro', 'EURO', messages.apEuropeanHistory, messages.n55MultipleChoice5),
      createCalculator('ap-macro', 'MACRO', messages.apMacroeconomics, messages.n60MultipleChoice3),
    ],
  },
];

export const AP_CALCULATORS: readonly Calculator[] = AP_GROUPS.flatMap(({ calculators }) => calculators);

/** All nineteen calculators, in the order of the hub. */
export const CALCULATORS: readonly Calculator[] = [...ADMISSION_TESTS, ...AP_CALCULATORS];
