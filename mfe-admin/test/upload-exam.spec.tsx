import { beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '@mockingbird/platform';
import { findAccessibilityIssues, fakeApi, renderRouteToString } from '@mockingbird/testing/fake-shell';
import { exam, mockTest } from '@mockingbird/testing';
import { adminApi, forget, open, refusal, REMOTE, signInAs, tokenOf } from './support.js';
import {
  choose,
  field,
  fillExam,
  optionsOf,
  press,
  recordUploads,
  resultOf,
  settle,
  status,
  type,
  valueOf,
  shownIssues,
} from './upload-support.js';

const url = '/dataupload';
const EXAM_FIELDS = {
  examId: 'SSC_CGL',
  title: 'SSC CGL',
  description: 'About it.',
  marksPerQuestion: '2',
  negativeMarksPerQuestion: '1/2',
  totalQuestions: '100',
  totalMarks: '200',
  duration: '60',
  passingScore: '140',
  difficulty: 'medium',
  topics: 'Algebra, Reading',
};
const examResult = resultOf({
  type: 'exam',
  message: 'Exam SSC_CGL stored.',
  counts: { exams: 1, tests: 0, questions: 0 },
});

beforeEach(forget);

describe('the upload form in the HTML', () => {
  it('is there for everyone, with every listed field, and away from search engines', async () => {
    const { status: code, html, head } = await renderRouteToString({ ...REMOTE, url, api: adminApi() });
    expect(code).toBe(200);
    for (const name of Object.keys(EXAM_FIELDS)) expect(html).toContain(`name="${name}"`);
    const types = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelectorAll<HTMLInputElement>('[type="radio"][name="uploadType"]');
    expect([...types].map((radio) => [radio.value, radio.labels?.[0]?.textContent, radio.checked])).toEqual([
      ['exam', 'Exam', true],
      ['mocktest', 'Mock Test', false],
      ['questions', 'Questions', false],
    ]);
    expect(head).toMatchObject({ title: 'Upload data', canonical: url, robots: 'noindex' });
    expect(head?.incomplete).toBeUndefined();
  });

  it('cannot be submitted before hydration, and says so without JavaScript', async () => {
    const { html } = await renderRouteToString({ ...REMOTE, url, api: adminApi() });
    const document = new DOMParser().parseFromString(html, 'text/html');
    const form = document.querySelector('form');
    const buttons = [...(form?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    expect(form?.getAttribute('method')).toBe('post');
    expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Upload', true],
      ['Check first', true],
    ]);
    expect(document.querySelector('noscript')?.textContent).toContain('Uploading needs JavaScript');
  });

  it('is shown without the list of exams when that fails, and is not cached', async () => {
    const api = fakeApi({ allExams: () => Promise.reject(new ApiError('network', 'away')) });
    const { status: code, head } = await renderRouteToString({ ...REMOTE, url, api });
    expect([code, head?.incomplete]).toEqual([200, true]);
  });
});

describe('uploading an exam', () => {
  it('sends exactly the listed fields and shows the message of the services', async () => {
    signInAs('admin');
    const { uploads, upload } = recordUploads(examResult);
    const tokens: string[] = [];
    const view = await open(url, { calls: { upload }, tokens });
    fillExam(view);
    await press(view, 'Upload');
    expect(uploads).toEqual([
      { fields: { uploadType: 'exam', ...EXAM_FIELDS }, file: undefined, dryRun: false },
    ]);
    expect(new Set(tokens)).toEqual(new Set([tokenOf('admin')]));
    expect(status(view)).toBe('Exam SSC_CGL stored.');
    expect(view.getByRole('link', { name: 'See the exam' }).getAttribute('href')).toBe('/exam/ssc-cgl');
    expect(view.getByRole('link', { name: 'See the history' })).toBeDefined();
  });

  it('sends More fields as details', async () => {
    signInAs('admin');
    const { uploads, upload } = recordUploads(examResult);
    const view = await open(url, { calls: { upload } });
    fillExam(view);
    type(view, 'Family', 'ssc');
    type(view, 'Keywords for search engines', 'ssc, cgl');
    type(view, 'Key information', 'Four sections\n\n 60 minutes ');
    type(view, 'FAQ', 'Can I skip? | Yes.');
    type(view, 'Additional resources', 'SSC | https://ssc.gov.in\nMore | https://x.example | All about it');
    await press(view, 'Upload');
    expect(JSON.parse(uploads[0]?.fields['details'] ?? '')).toEqual({
      type: 'ssc',
      seo: { keywords: 'ssc, cgl' },
      keyInformation: [{ info: 'Four sections' }, { info: '60 minutes' }],
      faqs: [{ question: 'Can I skip?', answer: 'Yes.' }],
      resources: [
        { resourceName: 'SSC', resourceLink: 'https://ssc.gov.in' },
        { resourceName: 'More', resourceLink: 'https://x.example', description: 'All about it' },
      ],
    });
  });

  it('sends nothing while a required field is empty', async () => {
    const { uploads, upload } = recordUploads(examResult);
    const view = await open(url, { calls: { upload } });
    fillExam(view);
    type(view, 'Title', '');
    await press(view, 'Upload');
    expect(uploads).toEqual([]);
  });

  it('names the field of each issue, beside it and in a list, and keeps the entered values', async () => {
    const issues = [
      { path: '/examId', message: 'Expected letters' },
      { path: '/details/faqs/0/answer', message: 'Is missing' },
    ];
    const { upload } = recordUploads(refusal(400, '2 things to correct.', issues));
    const view = await open(url, { calls: { upload } });
    fillExam(view);
    await press(view, 'Upload');
    expect(status(view)).toBe('Upload failed: 2 fields need a change: More fields, FAQ 1, answer; Exam ID.');
    expect(shownIssues(view)).toEqual([
      'More fields, FAQ 1, answer: Is missing',
      'Exam ID: Expected letters',
    ]);
    const examId = field(view, 'Exam ID').getAttribute('aria-invalid');
    expect([valueOf(view, 'Exam ID'), examId]).toEqual(['SSC_CGL', 'true']);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('marks the fields of what was sent, and not those of the same names of another type', async () => {
    const error = refusal(400, 'One thing to correct.', [{ path: '/duration', message: 'Is too long' }]);
    const view = await open(url, { calls: { upload: recordUploads(error).upload } });
    const mark = () => field(view, 'Duration').getAttribute('aria-invalid');
    fillExam(view);
    await press(view, 'Upload');
    expect(status(view)).toBe('Upload failed: One field needs a change: Duration.');
    expect(mark()).toBe('true');
    await choose(view, 'Mock Test');
    expect(mark()).toBeNull();
    await choose(view, 'Exam');
    expect(mark()).toBe('true');
  });

  it('keeps the values while another type is shown', async () => {
    const view = await open(url);
    fillExam(view);
    type(view, 'Family', 'rrb');
    await choose(view, 'Mock Test');
    type(view, 'Test ID', 't-9');
    type(view, 'Exam', 'SAMPLE_EXAM');
    await choose(view, 'Exam');
    expect(valueOf(view, 'Title')).toBe('SSC CGL');
    expect(valueOf(view, 'Family')).toBe('rrb');
    await choose(view, 'Mock Test');
    expect(valueOf(view, 'Test ID')).toBe('t-9');
    expect(valueOf(view, 'Exam')).toBe('SAMPLE_EXAM');
  });
});

describe('uploading a mock test', () => {
  it('sends the listed fields with the chosen exam, and title and sections as details', async () => {
    signInAs('admin');
    const { uploads, upload } = recordUploads(
      resultOf({ type: 'mocktest', message: 'Mock test t-9 stored.' }),
    );
    const view = await open(url, { calls: { upload } });
    await choose(view, 'Mock Test');
    type(view, 'Exam', 'DRAFT');
    const fields = {
      'Test ID': 't-9',
      Duration: '30',
      'Marks per question': '1',
      'Negative marks per question': '0',
      'Total marks': '20',
      'Total questions': '20',
    };
    for (const [label, value] of Object.entries(fields)) type(view, label, value);
    type(view, /^Title/, 'Ninth');
    type(view, 'Sections', 'Maths | 1 | 10 | 15 | 1/3 | 0 | 4 | 2\nReading | 11 | x | | | | | | 1: 3-10');
    type(view, 'Score estimate', 'sat');
    type(view, 'Section rule', 'locked');
    type(view, 'Pass rule of the real exam', 'real test | 20 | 14 | https://exam.test/ | 2026-11-20');
    await press(view, 'Upload');
    const { details, ...rest } = uploads[0]?.fields ?? {};
    expect(rest).toEqual({
      uploadType: 'mocktest',
      examId: 'DRAFT',
      testId: 't-9',
      duration: '30',
      marksPerQuestion: '1',
      negativeMarksPerQuestion: '0',
      totalMarks: '20',
      totalQuestions: '20',
    });
    expect(JSON.parse(details ?? '')).toEqual({
      title: 'Ninth',
      sections: [
        {
          ...{ name: 'Maths', from: 1, to: 10, minutes: 15, marks: '1/3' },
          ...{ negativeMarks: 0, passCorrect: 4, passMarks: 2 },
        },
        { name: 'Reading', from: 11, to: 'x', route: { after: 1, from: 3, to: 10 } },
      ],
      sectionRule: 'locked',
      scoreEstimate: 'sat',
      realExam: {
        name: 'real test',
        questions: 20,
        correct: 14,
        source: 'https://exam.test/',
        checked: '2026-11-20',
      },
    });
    expect(view.getByRole('link', { name: 'See the test' }).getAttribute('href')).toBe('/mocktest/draft/t-9');
    expect(view.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('shows an admin every exam, hidden ones marked, and others what students see', async () => {
    const visitor = await open(url);
    await choose(visitor, 'Mock Test');
    expect(optionsOf(visitor, 'Exam')).toEqual(['Choose an exam', 'Sample Exam (SAMPLE_EXAM)']);
    visitor.unmount();
    signInAs('admin');
    const admin = await open(url);
    await choose(admin, 'Mock Test');
    expect(optionsOf(admin, 'Exam')).toEqual([
      'Choose an exam',
      'Draft Exam (DRAFT, hidden)',
      'Sample Exam (SAMPLE_EXAM)',
    ]);
  });

  it('keeps the list of students when that of admins fails', async () => {
    signInAs('admin');
    const view = await open(url, { calls: { exams: () => Promise.reject(refusal(503, 'away')) } });
    await settle();
    await choose(view, 'Mock Test');
    view.getByRole('option', { name: 'Sample Exam (SAMPLE_EXAM)' });
  });
});

describe('checking an exam or a mock test first', () => {
  const factsOf = (view: Awaited<ReturnType<typeof open>>) =>
    [...view.container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

  it('shows the exam as students will read it', async () => {
    signInAs('admin');
    const { mockTests: _, ...details } = exam({ difficulty: 'easy', faqs: [{ question: 'q', answer: 'a' }] });
    const revision = 'e'.repeat(32);
    const checked = { ...examResult, dryRun: true, message: 'Exam SSC_CGL can be stored.', revision };
    const { uploads, upload } = recordUploads({ ...checked, preview: { exam: details } }, examResult);
    const view = await open(url, { calls: { upload } });
    fillExam(view);
    await press(view, 'Check first');
    view.getByRole('heading', { name: 'Sample Exam' });
    view.getByText('What the sample exam asks.');
    view.getByText('1 FAQ');
    expect(factsOf(view)).toEqual([
      'Questions2',
      'Total marks4',
      'Marks per question2',
      'Deducted for a wrong answer0.5',
      'Duration30 min',
      'Difficultyeasy',
      'TopicsArithmetic, Reading',
    ]);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    await press(view, 'Upload now');
    expect(uploads.map(({ dryRun }) => dryRun)).toEqual([true, false]);
    expect(uploads[1]?.fields['basedOn']).toBe('e'.repeat(32));
  });

  it('shows the mock test as its card will say it', async () => {
    signInAs('admin');
    const sections = [{ name: 'Maths', from: 1, to: 2 }];
    const preview = { mockTest: mockTest({ title: undefined, duration: 0, sections }) };
    const { upload } = recordUploads({ ...examResult, type: 'mocktest', dryRun: true, preview });
    const view = await open(url, { calls: { upload } });
    fillExam(view);
    await press(view, 'Check first');
    view.getByRole('heading', { name: 'Mock Test sample-exam-1' });
    expect(factsOf(view).slice(-2)).toEqual(['DurationNo clock', 'SectionsMaths']);
  });
});

describe('who uploads', () => {
  it.each([
    ['a signed-out visitor', '', refusal(401, 'Please sign in'), 'Upload failed: Please sign in'],
    [
      'somebody whose token expired',
      tokenOf('admin', 1),
      refusal(401, 'Please sign in again'),
      'Upload failed: Please sign in again',
    ],
    [
      'a student',
      tokenOf('user'),
      refusal(403, 'Only admins may do this.'),
      'Upload failed: Only admins may do this.',
    ],
  ])('%s gets the message of the services, with a link to sign in', async (_, token, error, words) => {
    if (token) localStorage.setItem('mb:token', JSON.stringify(token));
    const { upload } = recordUploads(error);
    const tokens: string[] = [];
    const view = await open(url, { calls: { upload }, tokens });
    fillExam(view);
    await press(view, 'Upload');
    expect(status(view)).toBe(words);
    expect(tokens).toEqual([token]);
    const link = view.getByRole('link', { name: 'Sign in (in a new tab)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/login', '_blank']);
    expect(valueOf(view, 'Title')).toBe('SSC CGL');
  });

  it.each([
    [
      new ApiError('network', 'x'),
      'Upload failed: The site cannot be reached. Check your connection and try again.',
    ],
    [
      new ApiError('timeout', 'x'),
      'Upload failed: The server did not respond in time. The history shows whether it was stored.',
    ],
    [
      new ApiError('shape', 'x', 200),
      'Upload failed: The response could not be read. The history shows whether it was stored.',
    ],
    [new ApiError('http', 'x', 502), 'Upload failed: The site answered with status 502.'],
    [new Error('x'), 'Upload failed: Something unexpected happened on this page.'],
  ])('reads why nothing came back: %s', async (error, words) => {
    const { upload } = recordUploads(error);
    const view = await open(url, { calls: { upload } });
    fillExam(view);
    await press(view, 'Upload');
    expect(status(view)).toBe(words);
  });
});

it('the tests of the chosen exam are loaded for visitors who are not admins', async () => {
  const view = await open(url, {
    api: { mockTests: async () => [mockTest({ testId: 'a-10' }), mockTest({ testId: 'a-2' })] },
  });
  await choose(view, 'Questions');
  type(view, 'Exam', 'SAMPLE_EXAM');
  await settle();
  expect(optionsOf(view, 'Mock test')).toEqual([
    'Choose a mock test',
    'Sample Exam: Test 1 (a-2)',
    'Sample Exam: Test 1 (a-10)',
  ]);
});
