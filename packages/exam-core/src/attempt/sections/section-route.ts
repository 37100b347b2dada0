/** A question that counts for the choice of a version, and its right option (zero-based). */
export interface RightOption {
  readonly question: string;
  readonly option: number;
}

/** A version of an adaptive section. It opens after `from` to `to` right answers. */
export interface SectionVersion {
  readonly from: number;
  readonly to: number;
  /** Keys of its questions. */
  readonly questions: readonly string[];
}

/** How an adaptive section gets its questions: the right answers of an earlier section choose a version. */
export interface SectionRoute {
  readonly rightOptions: readonly RightOption[];
  readonly versions: readonly SectionVersion[];
}
