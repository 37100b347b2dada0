/** Selects the tests and texts for a page. */
export interface RelatedQuery {
  /** Exam keys, best first. Unknown ones are left out. */
  exams: readonly string[];
  /** Whole words that a text must contain. */
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

/** Tests and texts for a page. */
export interface Related {
  exams: RelatedExam[];
  texts: RelatedText[];
  /** A list failed to load. The page is shown without it, and is not cached. */
  incomplete: boolean;
}
