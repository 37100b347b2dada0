import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ROLES, type Role } from '@mockingbird/contracts';
import { fireEvent } from '@testing-library/react';
import { ADMIN_EXAMS, forget, open, refusal, signInAs } from './support.js';
import { JSON_FILE, press, recordUploads, resultOf, settle } from './upload-support.js';

const CONTENT = ['/dataupload', '/admin/review', '/admin/history', '/admin/exams', '/admin/questions'];
const MORE_CONTENT = ['/admin/texts', '/admin/reports', '/admin/statistics'];
const WRITE = ['/admin', ...CONTENT, ...MORE_CONTENT];
/** The screens of each role, in the order of the navigation. */
const SCREENS: Record<Exclude<Role, 'student'>, string[]> = {
  author: WRITE,
  reviewer: WRITE,
  publisher: WRITE,
  platform: ['/admin', '/admin/releases'],
  admin: [...WRITE, '/admin/releases', '/admin/people'],
};
const STAFF = ROLES.filter((role) => role !== 'student');

beforeEach(forget);

describe.each(STAFF)('the role %s', (role) => {
  it('sees the screens that it may use in the navigation', async () => {
    signInAs(role);
    const view = await open('/admin');
    const nav = view.getByRole('navigation', { name: 'Admin' });
    const links = [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(SCREENS[role]);
  });

  it('reads plainly when it opens another screen, and no request is sent', async () => {
    signInAs(role);
    for (const path of SCREENS.admin.filter(
      (each) => !SCREENS[role].includes(each) && each !== '/dataupload',
    )) {
      const tokens: string[] = [];
      const view = await open(path, { tokens });
      view.getByText('Your role may not use this screen');
      expect([path, tokens]).toEqual([path, []]);
      view.unmount();
    }
  });

  it('can hide exams only if it may publish', async () => {
    if (!SCREENS[role].includes('/admin/exams')) return;
    signInAs(role);
    const view = await open('/admin/exams');
    await settle();
    const isPublisher = role === 'publisher' || role === 'admin';
    expect(view.queryAllByRole('button', { name: /^Hide / }).length > 0).toBe(isPublisher);
  });
});

describe('the upload form of an author', () => {
  const fill = async (role: Role, propose = jest.fn(async (..._: unknown[]) => PROPOSAL)) => {
    signInAs(role);
    const checked = resultOf({ dryRun: true, revision: 'c'.repeat(32) });
    const { upload, uploads } = recordUploads(checked, checked);
    const view = await open('/dataupload', {
      calls: { upload },
      staff: {
        propose: async (form, options) => propose(form.get('basedOn'), options.isSent, options.replaces),
      },
    });
    await settle();
    fireEvent.click(view.getByLabelText('Questions'));
    await settle();
    const [exam] = ADMIN_EXAMS;
    fireEvent.change(view.getByLabelText('Exam', { selector: 'select' }), {
      target: { value: exam?.examId },
    });
    await settle();
    fireEvent.change(view.getByLabelText('Mock test'), { target: { value: exam?.tests[1]?.testId } });
    const file = view.container.querySelector('input[type="file"]');
    if (file) fireEvent.change(file, { target: { files: [JSON_FILE] } });
    await settle();
    return { view, uploads, propose };
  };

  it('checks first and then sends for review; there is no way to publish', async () => {
    const { view, uploads, propose } = await fill('author');
    expect(view.queryByRole('button', { name: 'Upload' })).toBeNull();
    await press(view, 'Check first');
    await settle();
    expect(uploads.map(({ dryRun }) => dryRun)).toEqual([true]);
    expect(view.queryByRole('button', { name: /^Upload now/ })).toBeNull();
    await press(view, 'Send for review');
    await settle();
    expect(propose.mock.calls).toEqual([['c'.repeat(32), true, undefined]]);
    view.getByText(/^Sent for review\. Nothing is published yet/);
    expect(
      view.getByRole('link', { name: 'Open the proposal: Questions of sample-exam-1' }).getAttribute('href'),
    ).toBe('/admin/review?id=p1');
  });

  it('says what a cancelled or failed proposal means', async () => {
    let fail = (_: Error): void => undefined;
    const propose = jest.fn(() => new Promise<typeof PROPOSAL>((_resolve, reject) => (fail = reject)));
    const { view } = await fill('author', propose);
    await press(view, 'Check first');
    await settle();
    await press(view, 'Send for review');
    await press(view, 'Cancel');
    view.getByText(/^Cancelled\. If the form had already arrived, it waits for review\./);
    await press(view, 'Check first');
    await settle();
    await press(view, 'Send for review');
    fail(refusal(503, 'The database is unavailable.'));
    await settle();
    view.getByText('Not sent for review: The database is unavailable.');
  });

  it('has both ways for a publisher', async () => {
    const { view } = await fill('publisher');
    await press(view, 'Check first');
    await settle();
    expect(view.queryByRole('button', { name: /^Upload now/ })).not.toBeNull();
    expect(view.queryByRole('button', { name: 'Send for review' })).not.toBeNull();
  });
});

const PROPOSAL = {
  id: 'p1',
  state: 'in-review' as const,
  version: 1,
  type: 'questions' as const,
  testId: 'sample-exam-1',
  author: 'ada',
  createdAt: '2026-11-20T17:05:00.000Z',
  updatedAt: '2026-11-20T17:05:00.000Z',
  summary: '',
  commentCount: 0,
  fields: {},
  comments: [],
  steps: [],
  check: {},
};
