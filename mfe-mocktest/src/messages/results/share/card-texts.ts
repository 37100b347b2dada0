import { type Value } from '@mockingbird/remote-kit';

export const freeMockTests = (site: Value) => `Free mock tests: ${site}`;
export const ofMarks = (total: Value, maximum: Value) => `${total} of ${maximum} marks`;
export const rightWrongBlank = (right: Value, wrong: Value, skipped: Value) =>
  `${right} right   ${wrong} wrong   ${skipped} blank`;
