/** A calculator of this site, as lists show it. */
export interface Calculator {
  id: string;
  name: string;
  path: string;
  /** The inputs of the estimate. */
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
  createCalculator('sat', 'Digital SAT', 'Four modules, the adaptive path, 400 to 1600'),
  createCalculator('act', 'ACT', 'English, Math, Reading and Science, composite 1 to 36'),
];

export const AP_GROUPS: readonly CalculatorGroup[] = [
  {
    title: 'Math and computer science',
    calculators: [
      createCalculator('ap-calc-ab', 'AP Calculus AB', '45 questions and six problems'),
      createCalculator('ap-calc-bc', 'AP Calculus BC', '45 questions and six problems'),
      createCalculator('ap-csa', 'AP Computer Science A', '42 questions and four programs'),
      createCalculator('ap-csp', 'AP Computer Science Principles', '70 questions and the Create task'),
    ],
  },
  {
    title: 'Sciences',
    calculators: [
      createCalculator('ap-bio', 'AP Biology', '60 questions, two long and four short answers'),
      createCalculator('ap-chem', 'AP Chemistry', '60 questions, three long and four short answers'),
      createCalculator('ap-physics', 'AP Physics', '40 questions and four problems, algebra-based'),
      createCalculator('ap-physics-1', 'AP Physics 1', '40 questions and four problems'),
      createCalculator('ap-physics-c', 'AP Physics C', '40 questions and four problems with calculus'),
    ],
  },
  {
    title: 'English',
    calculators: [
      createCalculator('ap-lang', 'AP English Language', '45 questions and three essays'),
      createCalculator('ap-lit', 'AP English Literature', '55 questions and three essays'),
    ],
  },
  {
    title: 'History and social sciences',
    calculators: [
      createCalculator(
        'apush',
        'AP US History',
        '55 questions, three short answers, a document-based question and an essay',
      ),
      createCalculator('ap-gov', 'AP US Government', '55 questions and four free responses'),
      createCalculator('ap-psych', 'AP Psychology', '75 questions and two free responses'),
      createCalculator(
        'ap-world',
        'AP World History',
        '55 questions, three short answers, a document-based question and an essay',
      ),
      createCalculator(
        'ap-euro',
        'AP European History',
        '55 questions, three short answers, a document-based question and an essay',
      ),
      createCalculator('ap-macro', 'AP Macroeconomics', '60 questions, one long and two short answers'),
    ],
  },
];

export const AP_CALCULATORS: readonly Calculator[] = AP_GROUPS.flatMap(({ calculators }) => calculators);

/** All nineteen calculators, in the order of the hub. */
export const CALCULATORS: readonly Calculator[] = [...ADMISSION_TESTS, ...AP_CALCULATORS];
