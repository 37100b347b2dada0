import type { DrawPart, DrawRequest } from '@mockingbird/contracts';

/** One line of the dialog: how many questions of which topic and level. Empty texts take any. */
export interface PartForm {
  topic: string;
  level: string;
  count: string;
}

/** What an editor has chosen in the dialog. */
export interface DrawForm {
  /** The test that receives the questions; empty before the choice. */
  testId: string;
  /** The exam that gives them; empty for all. */
  examId: string;
  parts: readonly PartForm[];
}

export const EMPTY_PART: PartForm = { topic: '', level: '', count: '10' };
export const EMPTY_DRAW: DrawForm = { testId: '', examId: '', parts: [EMPTY_PART] };

/** @returns the form with another exam: its topics and levels are others */
export const takeFrom = (form: DrawForm, examId: string): DrawForm => ({
  ...form,
  examId,
  parts: form.parts.map((part) => ({ ...part, topic: '', level: '' })),
});

/** @returns undefined while the test or a number is missing */
export function toRequest({ testId, examId, parts: forms }: DrawForm): DrawRequest | undefined {
  const parts = forms.map(({ topic, level, count }): DrawPart => ({
    ...(topic && { topic }),
    ...(level && { level }),
    count: Number(count),
  }));
  const areNumbers = parts.every(({ count }) => Number.isInteger(count) && count > 0);
  if (testId === '' || !areNumbers) return undefined;
  return { testId, parts, ...(examId !== '' && { examId }) };
}
