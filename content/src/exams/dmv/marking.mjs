/** Knowledge tests count only correct answers. The minutes are ours: real tests rarely have a short time. */
export const MARKING = { minutes: 15, marks: 1, penalty: 0 };

/** What the exam pages of all states say about the tests of the real length. */
export const FULL_TESTS =
  'Our three full tests have as many questions as the real one. Each answer names the section of the law or the manual that says it. Where the real test gives three options, ours give four.';
