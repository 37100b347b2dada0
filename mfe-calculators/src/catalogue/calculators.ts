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
  createCalculator('sat', 'Digital SAT', '98 questions in 4 modules, 2 h 14 min'),
  createCalculator('act', 'ACT', '131 questions + 40 in Science (optional)'),
];

export const AP_GROUPS: readonly CalculatorGroup[] = [
  {
    title: 'Math and computer science',
    calculators: [
      createCalculator('ap-calc-ab', 'AP Calculus AB', '45 multiple choice + 6 free response'),
      createCalculator('ap-calc-bc', 'AP Calculus BC', '45 multiple choice + 6 free response'),
      createCalculator('ap-csa', 'AP Computer Science A', '42 multiple choice + 4 free response'),
      createCalculator('ap-csp', 'AP Computer Science Principles', '70 multiple choice + Create task'),
    ],
  },
  {
    title: 'Sciences',
    calculators: [
      createCalculator('ap-bio', 'AP Biology', '60 multiple choice + 6 free response'),
      createCalculator('ap-chem', 'AP Chemistry', '60 multiple choice + 7 free response'),
      createCalculator('ap-physics', 'AP Physics', '40 multiple choice + 4 free response'),
      createCalculator('ap-physics-1', 'AP Physics 1', '40 multiple choice + 4 free response'),
      createCalculator('ap-physics-c', 'AP Physics C', '40 multiple choice + 4 free response'),
    ],
  },
  {
    title: 'English',
    calculators: [
      createCalculator('ap-lang', 'AP English Language', '45 multiple choice + 3 essays'),
      createCalculator('ap-lit', 'AP English Literature', '55 multiple choice + 3 essays'),
    ],
  },
  {
    title: 'History and social sciences',
    calculators: [
      createCalculator('apush', 'AP US History', '55 multiple choice + 5 free response'),
      createCalculator('ap-gov', 'AP US Government', '55 multiple choice + 4 free response'),
      createCalculator('ap-psych', 'AP Psychology', '75 multiple choice + 2 free response'),
      createCalculator('ap-world', 'AP World History', '55 multiple choice + 5 free response'),
      createCalculator('ap-euro', 'AP European History', '55 multiple choice + 5 free response'),
      createCalculator('ap-macro', 'AP Macroeconomics', '60 multiple choice + 3 free response'),
    ],
  },
];

export const AP_CALCULATORS: readonly Calculator[] = AP_GROUPS.flatMap(({ calculators }) => calculators);

/** All nineteen calculators, in the order of the hub. */
export const CALCULATORS: readonly Calculator[] = [...ADMISSION_TESTS, ...AP_CALCULATORS];
