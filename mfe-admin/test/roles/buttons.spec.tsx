import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { apiOver } from '@mockingbird/testing/fake-shell';
import { differenceCode } from '../../src/history/difference/difference-code.js';
import { textsCode } from '../../src/texts/texts-code.js';
import { forget, open, signInAs } from '../support.js';
import { ANSWERS } from './answers.js';
import { findRow, readAccessTable } from './access-table.js';
import { pressEverything } from './press-everything.js';
import type { StaffRole } from './staff-roles.js';

const CONTENT_SCREENS = [
  '/admin',
  '/dataupload?exam=SAMPLE_EXAM',
  '/admin/review',
  '/admin/review?id=in-review.ann',
  '/admin/review?id=changes-requested.ada',
  '/admin/review?id=approved.ann',
  '/admin/history',
  '/admin/exams',
  '/admin/bin',
  '/admin/revisions?testId=sample-exam-1',
  '/admin/questions',
  '/admin/questions?test=sample-exam-1&question=q1',
  '/admin/questions?test=sample-exam-1&new=1',
  '/admin/texts',
  '/admin/texts?id=post.first-steps',
  '/admin/texts?new=post',
  '/admin/texts?new=article',
  '/admin/reports',
  '/admin/statistics?testId=sample-exam-1',
];

const AUTHOR = [
  'POST /api/exams/reports/:id/resolve',
  'POST /api/upload/proposals',
  'POST /api/upload/proposals/:id/comments',
  'POST /api/upload/proposals/:id/send',
  'POST /api/upload/proposals/:id/withdraw',
  'POST /api/upload/texts/links',
  'POST /api/upload?dryRun=1',
];
const PUBLISHER = [
  'POST /api/exams/questions/draw',
  'POST /api/upload',
  'POST /api/upload/bin',
  'POST /api/upload/bin/purge',
  'POST /api/upload/bin/restore',
  'POST /api/upload/history/:id/undo',
  'POST /api/upload/mocktests/:id/revisions/restore',
  'POST /api/upload/proposals/:id/cancel',
  'POST /api/upload/proposals/:id/publish',
  'POST /api/upload/questions/bulk',
  'POST /api/upload/questions/bulk?dryRun=1',
  'POST /api/upload/rename',
  'POST /api/upload/visibility',
];

/** The screens of each role, and everything that their buttons send. */
const ROLES: Record<Exclude<StaffRole, 'admin'>, { screens: string[]; sends: string[] }> = {
  author: { screens: CONTENT_SCREENS, sends: AUTHOR },
  reviewer: { screens: CONTENT_SCREENS, sends: [...AUTHOR, 'POST /api/upload/proposals/:id/review'] },
  publisher: { screens: CONTENT_SCREENS, sends: [...AUTHOR, ...PUBLISHER] },
  platform: {
    screens: ['/admin', '/admin/releases'],
    sends: [
      'POST /api/releases/admin/canary',
      'POST /api/releases/admin/freeze',
      'POST /api/releases/admin/promote',
      'POST /api/releases/admin/rollback',
    ],
  },
};
const NAMES: (keyof typeof ROLES)[] = ['author', 'reviewer', 'publisher', 'platform'];

const TABLE = readAccessTable();
const refused = { type: '', title: '', status: 409, detail: 'Not now', code: 'MB-1002', requestId: 'r' };

/** The services: they know the rows of docs/access.md, and change nothing. */
function services(role: StaffRole) {
  const sent = new Set<string>();
  const forbidden: string[] = [];
  const unanswered = new Set<string>();
  const api = apiOver(async (address, { method = 'GET' } = {}) => {
    const row = findRow(TABLE, method, String(address));
    const name = row?.name ?? `${method} ${String(address)}`;
    if (row && !row.roles.has(role)) forbidden.push(name);
    // Previews follow what is typed, after a moment.
    if (method !== 'GET' && !name.endsWith('/preview')) sent.add(name);
    const answer = ANSWERS[name];
    if (answer) return Response.json(answer(String(address).split('?')[0] ?? ''));
    if (method === 'GET') unanswered.add(name);
    return Response.json(refused, { status: 409 });
  });
  return { api, sent, forbidden, unanswered };
}

beforeAll(async () => {
  // jsdom has no downloads.
  Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => undefined });
  await textsCode.load();
  await differenceCode.load();
});
beforeEach(forget);

describe.each(NAMES)('every button of every screen of the role %s', (role) => {
  it('sends what docs/access.md allows, and nothing else', async () => {
    const { screens, sends } = ROLES[role];
    signInAs(role);
    const { api, sent, forbidden, unanswered } = services(role);
    for (const url of screens) {
      const view = await open(url, { api });
      await pressEverything(view);
      expect([url, forbidden]).toEqual([url, []]);
      expect([url, view.queryByText(/response could not be read/)?.textContent]).toEqual([url, undefined]);
      view.unmount();
      forget();
      signInAs(role);
    }
    expect([...sent].sort()).toEqual([...new Set(sends)].sort());
    expect([...unanswered]).toEqual([]);
  });
});
