/** What a page wants of the site's tests and texts. */
export interface Wanted {
  /** Addresses of exams, best first; those that the bank does not hold are left out. */
  exams: readonly string[];
  /** Whole words that a fitting text holds. */
  words: readonly string[];
}

export interface RelatedExam {
  title: string;
  path: string;
  tests: number;
}

export interface RelatedText {
  title: string;
  path: string;
  /** Minutes. */
  readingTime: number;
}

/** What the services had of it. */
export interface Related {
  exams: RelatedExam[];
  texts: RelatedText[];
  /** A list did not come: the page is shown without it, and not kept for others. */
  incomplete: boolean;
}
