/** The state of an exam or a test in the bin. */
export interface Deletion {
  at: Date;
  /** User name of the admin. */
  by: string;
  /** Of a test that went with its exam: id of the exam's deletion. */
  withExam?: string;
  /** Whether it is being removed for good. It cannot be restored then. */
  purging?: boolean;
}

/** Filter for what is not in the bin. */
export const NOT_DELETED = { deleted: { $exists: false } } as const;
