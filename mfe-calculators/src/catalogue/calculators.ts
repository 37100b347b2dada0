/** A calculator of this site: what lists of them show. */
export interface Calculator {
  /** The route's id. */
  id: string;
  /** The exam's name. */
  name: string;
  path: string;
  /** What the estimate is made from. */
  summary: string;
}

/** AP subjects that belong together. */
export interface CalculatorGroup {
  title: string;
  calculators: readonly Calculator[];
}

const calculator = (id: string, name: string, summary: string): Calculator => ({
  id,
  name,
  path: `/tools/${id}-score-calculator`,
  summary,
});

export const ADMISSION_TESTS: readonly Calculator[] = [
  calculator('sat', 'Digital SAT', 'Four modules, the adaptive path, 400 to 1600'),
  calculator('act', 'ACT', 'English, Math, Reading and Science, composite 1 to 36'),
];

export const AP_GROUPS: readonly CalculatorGroup[] = [
  {
    title: 'Maths and computer science',
    calculators: [
      calculator('ap-calc-ab', 'AP Calculus AB', '45 questions and six problems'),
      calculator('ap-calc-bc', 'AP Calculus BC', '45 questions and six problems'),
      calculator('ap-csa', 'AP Computer Science A', '40 questions and four programs'),
      calculator('ap-csp', 'AP Computer Science Principles', '70 questions and the Create task'),
    ],
  },
  {
    title: 'Sciences',
    calculators: [
      calculator('ap-bio', 'AP Biology', '60 questions, two long and four short answers'),
      calculator('ap-chem', 'AP Chemistry', '60 questions, three long and four short answers'),
      calculator('ap-physics', 'AP Physics', '50 questions and five problems, algebra-based'),
      calculator('ap-physics-1', 'AP Physics 1', '50 questions and five problems'),
      calculator('ap-physics-c', 'AP Physics C', '35 questions and three problems with calculus'),
    ],
  },
  {
    title: 'English',
    calculators: [
      calculator('ap-lang', 'AP English Language', '45 questions and three essays'),
      calculator('ap-lit', 'AP English Literature', '45 questions and three essays'),
    ],
  },
  {
    title: 'History and social sciences',
    calculators: [
      calculator(
        'apush',
        'AP US History',
        '55 questions, three short answers, a document-based question and an essay',
      ),
      calculator('ap-gov', 'AP US Government', '55 questions and four free responses'),
      calculator('ap-psych', 'AP Psychology', '100 questions and two free responses'),
      calculator(
        'ap-world',
        'AP World History',
        '55 questions, three short answers, a document-based question and an essay',
      ),
      calculator(
        'ap-euro',
        'AP European History',
        '55 questions, three short answers, a document-based question and an essay',
      ),
      calculator('ap-macro', 'AP Macroeconomics', '60 questions, one long and two short answers'),
    ],
  },
];

export const AP_CALCULATORS: readonly Calculator[] = AP_GROUPS.flatMap(({ calculators }) => calculators);

/** All nineteen, in the order of the hub. */
export const CALCULATORS: readonly Calculator[] = [...ADMISSION_TESTS, ...AP_CALCULATORS];
