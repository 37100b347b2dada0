import { act, fireEvent, within } from '@testing-library/react';
import type { UploadResult } from '@mockingbird/contracts';
import type { AdminCalls } from '@mockingbird/platform';
import { question } from '@mockingbird/testing';
import type { RenderedRoute } from '@mockingbird/testing/fake-shell';

/** jsdom has no `Blob.arrayBuffer`. */
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : resolve(new ArrayBuffer(0));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsArrayBuffer(this);
  });
};

export const JSON_FILE = new File([JSON.stringify([question()])], 'questions.json', {
  type: 'application/json',
});

export const resultOf = (overrides: Partial<UploadResult> = {}): UploadResult => ({
  message: '1 question of sample-exam-1 stored.',
  outcome: 'stored',
  dryRun: false,
  type: 'questions',
  counts: { exams: 0, tests: 0, questions: 1 },
  warnings: [],
  id: 'c1',
  revision: 'b'.repeat(32),
  ...overrides,
});

export interface Call {
  fields: Record<string, string>;
  file: File | undefined;
  dryRun: boolean;
}

/** An `upload` call that records its requests and returns these results in order. */
export function recordUploads(...answers: (UploadResult | Error)[]) {
  const uploads: Call[] = [];
  const upload: AdminCalls['upload'] = async (form, { dryRun = false } = {}) => {
    const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const file = form.get('file');
    uploads.push({
      fields: Object.fromEntries(entries),
      file: file instanceof File ? file : undefined,
      dryRun,
    });
    const answer = answers[uploads.length - 1] ?? new Error('One upload more than expected');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { uploads, upload };
}

const TURNS = 20;

/** Waits for pending work: by event-loop turns instead of time, so that a busy machine does not matter. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
  });

const CONTROLS = 'input:not([type=radio]), select, textarea';

/** A field by its label. Radio buttons are excluded: their labels share some words. */
export const field = (view: RenderedRoute, label: string | RegExp): HTMLElement =>
  view.getByLabelText(label, { selector: CONTROLS });

export const type = (view: RenderedRoute, label: string | RegExp, value: string): void =>
  void fireEvent.change(field(view, label), { target: { value } });

/** The value of a field. */
export function valueOf(view: RenderedRoute, label: string | RegExp): string {
  const control = field(view, label);
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control.value;
  throw new Error(`${label}: neither an input nor a select`);
}

export const isDisabled = (element: HTMLElement): boolean => element.hasAttribute('disabled');

/** Disabled but focusable. Browsers, unlike jsdom, take the focus from natively disabled elements. */
export const isOff = (element: HTMLElement): boolean =>
  !isDisabled(element) && element.getAttribute('aria-disabled') === 'true';

/** Presses a button that has the focus, as with the keyboard. */
export async function pressFocused(view: RenderedRoute, name: string | RegExp): Promise<HTMLElement> {
  const button = view.getByRole('button', { name });
  button.focus();
  await press(view, name);
  return button;
}

/** The texts of a select's options. */
export const optionsOf = (view: RenderedRoute, label: string): string[] =>
  within(field(view, label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '');

export async function press(view: RenderedRoute, name: string | RegExp): Promise<void> {
  fireEvent.click(view.getByRole('button', { name }));
  await settle();
}

export async function choose(view: RenderedRoute, name: string | RegExp): Promise<void> {
  fireEvent.click(view.getByRole('radio', { name }));
  await settle();
}

/** Selects the upload of questions and a test; the file is still missing. */
export async function chooseTest(view: RenderedRoute, examId = 'SAMPLE_EXAM', testId = 'sample-exam-1') {
  await choose(view, 'Questions');
  type(view, 'Exam', examId);
  await settle();
  type(view, 'Mock test', testId);
  await settle();
}

export function chooseFile(view: RenderedRoute, file: File = JSON_FILE): void {
  fireEvent.change(view.getByLabelText('Questions file'), { target: { files: [file] } });
}

export const status = (view: RenderedRoute): string =>
  view
    .getAllByRole('status')
    .map((element) => element.textContent)
    .join('');

export const shownIssues = (view: RenderedRoute): (string | null)[] =>
  within(view.getByRole('list', { name: 'Issues' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Fills every required field of the exam form. */
export function fillExam(view: RenderedRoute): void {
  const values: Record<string, string> = {
    'Exam ID': 'SSC_CGL',
    Title: 'SSC CGL',
    Description: 'About it.',
    'Marks per question': '2',
    'Negative marks per question': '1/2',
    'Total questions': '100',
    'Total marks': '200',
    Duration: '60',
    'Passing score': '140',
    'Difficulty (optional)': 'medium',
    'Topics (optional)': 'Algebra, Reading',
  };
  for (const [label, value] of Object.entries(values)) type(view, label, value);
}
