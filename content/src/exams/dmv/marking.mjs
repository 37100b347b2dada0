/** Knowledge tests count right answers only. Minutes are ours: the real tests are hardly ever short of time. */
export const MARKING = { minutes: 15, marks: 1, penalty: 0 };
