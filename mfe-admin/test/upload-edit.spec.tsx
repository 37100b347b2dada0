import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { signIn, type AdminCalls } from '@mockingbird/platform';
import { exam, mockTest } from '@mockingbird/testing';
import { findAccessibilityIssues, type RenderedRoute } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs, tokenOf } from './support.js';
import {
  choose,
  chooseFile,
  chooseTest,
  field,
  press,
  recordUploads,
  resultOf,
  settle,
  status,
  type,
  valueOf,
} from './upload-support.js';

const url = '/dataupload';
const { mockTests: _, ...content } = exam({ difficulty: 'easy', topics: ['Signs, and more', 'Rules'] });
const STORED = {
  revision: 'r1',
  exam: {
    ...content,
    examId: 'SAMPLE_EXAM',
    title: 'Stored title',
    type: 'dmv' as const,
    imageUrl: '/texas.svg',
    seo: { keywords: 'texas, dmv', canonicalURL: '/exam/texas' },
    keyInformation: [{ info: 'Is |x| a distance?' }, { info: 'Two\nlines' }],
    didYouKnow: [{ fact: 'Yes' }],
    faqs: [{ question: 'a | b?', answer: 'Either.' }],
    resources: [{ resourceName: 'DPS', resourceLink: 'https://dps.texas.gov' }],
  },
};
const STORED_TEST = {
  examId: 'SAMPLE_EXAM',
  revision: 't1',
  mockTest: mockTest({
    testId: 'sample-exam-1',
    title: 'Stored test',
    duration: 7,
    sections: [
      {
        name: 'A',
        from: 1,
        to: 2,
        minutes: 7,
        marks: '1/3',
        passCorrect: 1,
        route: { after: 1, from: 0, to: 2 },
      },
    ],
    sectionRule: 'locked',
    realExam: {
      name: 'real test',
      questions: 20,
      correct: 14,
      source: 'https://exam.test/',
      checked: '2026-11-20',
    },
  }),
};
const done = resultOf({ type: 'exam', message: 'Exam SAMPLE_EXAM stored.', revision: 'r2' });

const textIn = (view: RenderedRoute, label: string | RegExp): string => {
  const control = field(view, label);
  return control instanceof HTMLTextAreaElement ? control.value : valueOf(view, label);
};

async function typeId(view: RenderedRoute, label: string, id: string): Promise<void> {
  type(view, label, id);
  fireEvent.blur(field(view, label));
  await settle();
}

function begin(calls: Partial<AdminCalls> = {}, address = url) {
  return open(address, {
    calls: { storedExam: async () => STORED, storedMockTest: async () => STORED_TEST, ...calls },
  });
}

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the form of an existing exam', () => {
  it('loads the stored values when its id is typed, also the optional fields', async () => {
    const view = await begin();
    await typeId(view, 'Exam ID', 'SAMPLE_EXAM');
    expect(valueOf(view, 'Title')).toBe('Stored title');
    expect(valueOf(view, /^Topics/)).toBe('Signs, and more, Rules');
    expect(valueOf(view, 'Family')).toBe('dmv');
    expect(valueOf(view, 'Image')).toBe('/texas.svg');
    expect(valueOf(view, 'Canonical address')).toBe('/exam/texas');
    expect(textIn(view, 'Key information')).toBe('Is |x| a distance?\nTwo↵lines');
    expect(textIn(view, 'FAQ')).toBe('a \\| b? | Either.');
    expect(textIn(view, 'Additional resources')).toBe('DPS | https://dps.texas.gov');
    view.getByText(/SAMPLE_EXAM already exists\. The form shows the stored values\./);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('sends only what was changed, and what it was based on', async () => {
    const { uploads, upload } = recordUploads(done);
    const view = await begin({ upload });
    await typeId(view, 'Exam ID', 'SAMPLE_EXAM');
    type(view, 'Title', 'New title');
    await press(view, 'Upload');
    expect(uploads[0]?.fields).toEqual({
      uploadType: 'exam',
      examId: 'SAMPLE_EXAM',
      title: 'New title',
      basedOn: 'r1',
    });
  });

  it('sends an emptied field as removed, and a changed list whole', async () => {
    const { uploads, upload } = recordUploads(done);
    const view = await begin({ upload });
    await typeId(view, 'Exam ID', 'SAMPLE_EXAM');
    type(view, 'Difficulty (optional)', '');
    type(view, 'Image', '');
    type(view, 'Keywords for search engines', '');
    type(view, 'FAQ', `${textIn(view, 'FAQ')}\nNew? | Yes.`);
    await press(view, 'Upload');
    const { details = '', ...rest } = uploads[0]?.fields ?? {};
    expect(rest).toEqual({ uploadType: 'exam', examId: 'SAMPLE_EXAM', difficulty: '', basedOn: 'r1' });
    expect(JSON.parse(details)).toEqual({
      imageUrl: null,
      seo: { keywords: null },
      faqs: [
        { question: 'a | b?', answer: 'Either.' },
        { question: 'New?', answer: 'Yes.' },
      ],
    });
  });

  it('keeps typed text, says so, and replaces it only on request', async () => {
    const { uploads, upload } = recordUploads(done);
    const view = await begin({ upload });
    type(view, 'Title', 'Typed before');
    type(view, 'Image', '/mine.svg');
    await typeId(view, 'Exam ID', 'SAMPLE_EXAM');
    expect([valueOf(view, 'Title'), valueOf(view, 'Image')]).toEqual(['Typed before', '/mine.svg']);
    expect(valueOf(view, 'Family')).toBe('dmv');
    view.getByText('These fields keep what you typed: Title, Image.');
    await press(view, 'Use the stored values');
    expect([valueOf(view, 'Title'), valueOf(view, 'Image')]).toEqual(['Stored title', '/texas.svg']);
    expect(view.queryByText(/keep what you typed/)).toBeNull();
    await press(view, 'Upload');
    expect(uploads[0]?.fields).toEqual({ uploadType: 'exam', examId: 'SAMPLE_EXAM', basedOn: 'r1' });
  });

  it('removes the loaded values when the id becomes a new one', async () => {
    const view = await begin();
    await typeId(view, 'Exam ID', 'SAMPLE_EXAM');
    type(view, 'Title', 'Typed');
    await typeId(view, 'Exam ID', 'SAMPLE_EXAM_2');
    expect([valueOf(view, 'Title'), valueOf(view, 'Family'), textIn(view, 'FAQ')]).toEqual(['Typed', '', '']);
    expect(view.queryByText(/The form shows the stored values/)).toBeNull();
  });

  it('waits for the stored values when Upload is pressed before they have loaded', async () => {
    const { uploads, upload } = recordUploads(done);
    let answer: (stored: typeof STORED) => void = () => undefined;
    const storedExam = () => new Promise<typeof STORED>((resolve) => (answer = resolve));
    const view = await begin({ upload, storedExam });
    type(view, 'Exam ID', 'SAMPLE_EXAM');
    type(view, 'Title', 'New title');
    await press(view, 'Upload');
    expect(uploads).toEqual([]);
    await act(async () => answer(STORED));
    await settle();
    expect(uploads[0]?.fields).toMatchObject({ title: 'New title', basedOn: 'r1' });
    expect(uploads[0]?.fields).not.toHaveProperty('difficulty');
  });

  it('sends nothing when the stored values cannot be loaded, and loads them on request', async () => {
    const { uploads, upload } = recordUploads(done);
    const storedExam = jest.fn<AdminCalls['storedExam']>();
    storedExam.mockRejectedValueOnce(refusal(503, 'The database is unavailable.'));
    storedExam.mockRejectedValueOnce(refusal(503, 'The database is unavailable.'));
    storedExam.mockResolvedValue(STORED);
    const view = await begin({ upload, storedExam });
    await typeId(view, 'Exam ID', 'SAMPLE_EXAM');
    view.getByText('The stored values of SAMPLE_EXAM could not be loaded: The database is unavailable.');
    await press(view, 'Upload');
    expect([uploads, status(view)]).toEqual([[], 'Upload failed: The database is unavailable.']);
    await press(view, 'Try again');
    expect(valueOf(view, 'Title')).toBe('Stored title');
  });

  it('shows the stored values after an upload, and then sends only the next change', async () => {
    const { uploads, upload } = recordUploads(done, done);
    const storedExam = jest.fn<AdminCalls['storedExam']>();
    storedExam.mockResolvedValueOnce(STORED);
    storedExam.mockResolvedValue({ exam: { ...STORED.exam, title: 'New title' }, revision: 'r2' });
    const view = await begin({ upload, storedExam });
    await typeId(view, 'Exam ID', 'SAMPLE_EXAM');
    type(view, 'Title', 'New title ');
    await press(view, 'Upload');
    expect(valueOf(view, 'Title')).toBe('New title');
    type(view, 'Image', '/new.svg');
    await press(view, 'Upload');
    const { details, ...rest } = uploads[1]?.fields ?? {};
    expect(rest).toEqual({ uploadType: 'exam', examId: 'SAMPLE_EXAM', basedOn: 'r2' });
    expect(details).toBe('{"imageUrl":"/new.svg"}');
  });

  it('opens by the Edit link of the exams, with the stored values', async () => {
    const exams = await open('/admin/exams');
    const link = await exams.findByRole('link', { name: 'Edit the exam Sample Exam' });
    const address = link.getAttribute('href') ?? '';
    exams.unmount();
    expect(address).toBe('/dataupload?exam=SAMPLE_EXAM');
    const view = await begin({}, address);
    await settle();
    expect([valueOf(view, 'Exam ID'), valueOf(view, 'Title')]).toEqual(['SAMPLE_EXAM', 'Stored title']);
  });
});

describe('the form of an existing mock test', () => {
  it('loads the stored values, and sends only changes', async () => {
    const { uploads, upload } = recordUploads(done);
    const view = await begin({ upload });
    await choose(view, 'Mock Test');
    type(view, 'Exam', 'SAMPLE_EXAM');
    await typeId(view, 'Test ID', 'sample-exam-1');
    expect([valueOf(view, 'Duration'), valueOf(view, /^Title/)]).toEqual(['7', 'Stored test']);
    expect(textIn(view, 'Sections')).toBe('A | 1 | 2 | 7 | 1/3 |  | 1 |  | 1: 0-2');
    expect(textIn(view, 'Section rule')).toBe('locked');
    expect(textIn(view, 'Pass rule of the real exam')).toBe(
      'real test | 20 | 14 | https://exam.test/ | 2026-11-20',
    );
    type(view, 'Duration', '8');
    await press(view, 'Upload');
    expect(uploads[0]?.fields).toEqual({
      uploadType: 'mocktest',
      examId: 'SAMPLE_EXAM',
      testId: 'sample-exam-1',
      duration: '8',
      basedOn: 't1',
    });
  });

  it('opens by the edit link of the exams', async () => {
    const exams = await open('/admin/exams');
    const link = await exams.findByRole('link', { name: 'edit the test Test 1' });
    const address = link.getAttribute('href') ?? '';
    exams.unmount();
    const view = await begin({}, address);
    await settle();
    expect([valueOf(view, 'Exam'), valueOf(view, 'Test ID'), valueOf(view, 'Duration')]).toEqual([
      'SAMPLE_EXAM',
      'sample-exam-1',
      '7',
    ]);
  });

  it('leads from a stored exam to its mock test, and from there to the questions', async () => {
    const test = await begin({}, '/dataupload?exam=SAMPLE_EXAM&add=mocktest');
    await settle();
    expect([valueOf(test, 'Exam'), valueOf(test, 'Test ID')]).toEqual(['SAMPLE_EXAM', '']);
    test.unmount();
    const questions = await begin({}, '/dataupload?exam=SAMPLE_EXAM&test=sample-exam-1&add=questions');
    await settle();
    expect([valueOf(questions, 'Exam'), valueOf(questions, 'Mock test')]).toEqual([
      'SAMPLE_EXAM',
      'sample-exam-1',
    ]);
  });

  it('leads from questions of another number to the form of their test', async () => {
    const { upload } = recordUploads(resultOf({ statedQuestions: 2 }));
    const calls = { storedMockTest: async () => STORED_TEST, upload };
    const view = await open(url, { calls, follow: true });
    await chooseTest(view);
    chooseFile(view);
    await press(view, 'Upload');
    fireEvent.click(
      view.getByRole('link', { name: 'Correct the number of questions in the form of the test' }),
    );
    await settle();
    await settle();
    expect([valueOf(view, 'Test ID'), valueOf(view, 'Duration')]).toEqual(['sample-exam-1', '7']);
  });
});

describe('a sign-in that ends while the form is filled', () => {
  it('leaves the form as it is, also for an exam that students do not see', async () => {
    const hidden = { ...STORED, exam: { ...STORED.exam, examId: 'DRAFT' } };
    const { uploads, upload } = recordUploads(refusal(401, 'Please sign in again'), done);
    const view = await begin({ upload, storedExam: async () => hidden });
    await typeId(view, 'Exam ID', 'DRAFT');
    type(view, 'Title', 'New title');
    await press(view, 'Upload');
    await act(async () => {
      localStorage.removeItem('mb:token');
      dispatchEvent(new StorageEvent('storage', { key: 'mb:token' }));
    });
    expect([valueOf(view, 'Title'), valueOf(view, 'Family')]).toEqual(['New title', 'dmv']);
    await act(async () => void signIn(tokenOf('admin', 4_102_444_801)));
    await settle();
    await press(view, 'Upload');
    expect(uploads[1]?.fields).toEqual(uploads[0]?.fields);
  });
});

it('a check lists changed and removed fields', async () => {
  const changes = [
    { field: 'title', change: 'changed' as const, before: 'Old', after: 'New' },
    { field: 'imageUrl', change: 'removed' as const, before: '/texas.svg' },
    { field: 'seo.keywords', change: 'added' as const, after: 'texas' },
    {
      field: 'faqs',
      change: 'changed' as const,
      before: [
        { question: 'a?', answer: 'A.' },
        { question: 'b?', answer: 'B.' },
      ],
      after: [
        { question: 'b?', answer: 'B.' },
        { question: 'c?', answer: 'C.' },
      ],
    },
  ];
  const { upload } = recordUploads({ ...done, dryRun: true, changes });
  const view = await begin({ upload });
  await typeId(view, 'Exam ID', 'SAMPLE_EXAM');
  await press(view, 'Check first');
  const list = view.getByRole('list', { name: 'Changes' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Title changes from Old to New',
    'Image is removed. It was: /texas.svg',
    'Keywords for search engines is added: texas',
    'FAQ changes:Removed: a? | A.Added: c? | C.',
  ]);
  expect(await findAccessibilityIssues(view.container)).toEqual([]);
});
