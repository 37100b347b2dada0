/** Knowledge tests count only correct answers. The minutes are ours: real tests rarely have a short time. */
export const MARKING = { minutes: 15, marks: 1, penalty: 0 };
