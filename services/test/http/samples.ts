import { question, testFields } from '../support/bank.js';
import type { Sample } from './fuzz-input.js';
import { publicationOf } from '../support/remote.js';

const asText = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

const UPLOADS: Readonly<Record<string, Sample>> = {
  'POST /api/upload': {
    fields: asText({ uploadType: 'questions', examId: 'E_9', testId: 'e9-2' }),
    file: JSON.stringify([question({ questionId: 'f-1' }), question({ questionId: 'f-2' })]),
  },
  'POST /api/upload/bulk': {
    json: { tests: [{ ...testFields('E_8', 'fuzz-bulk'), questions: [question({ questionId: 'b-1' })] }] },
  },
  'POST /api/exams/questions/draw': { json: { testId: 'e9-2', parts: [{ topic: 'Signs', count: 2 }] } },
  'POST /api/upload/questions/bulk': {
    json: {
      questions: [{ testId: 'e9-2', questionId: 'e9-2-1' }],
      action: { kind: 'tag', add: ['fuzz'], remove: [] },
    },
  },
  'POST /api/upload/questions/preview': { json: { question: question({ questionId: 'f-1' }) } },
  'POST /api/upload/media': { fields: { alternativeText: 'A picture' }, file: JSON.stringify('<svg/>') },
  'POST /api/upload/texts/preview': { json: { blocks: [{ kind: 'richText', body: 'One *word*.' }] } },
  'POST /api/upload/texts/links': {
    fields: asText({
      uploadType: 'post',
      slug: 'fuzz',
      details: JSON.stringify({ title: 'Fuzz', excerpt: 'Short.', blocks: [] }),
    }),
  },
  'POST /api/upload/rename': { json: { testId: 'fuzz-rename', newId: 'fuzz-renamed' } },
  'POST /api/auth/accounts/:username/role': { json: { role: 'author' } },
  'POST /api/upload/proposals': {
    fields: asText({ uploadType: 'questions', examId: 'E_9', testId: 'e9-2' }),
    file: JSON.stringify([question({ questionId: 'f-1' }), question({ questionId: 'f-2' })]),
  },
  'POST /api/upload/proposals/:id/form': {
    fields: asText({ uploadType: 'questions', examId: 'E_9', testId: 'e9-2' }),
    file: JSON.stringify([question({ questionId: 'f-1' })]),
  },
  'POST /api/upload/proposals/:id/send': { json: { version: 1 } },
  'POST /api/upload/proposals/:id/comments': { json: { text: 'Is this right?', questionId: 'f-1' } },
  'POST /api/upload/proposals/:id/withdraw': { json: { version: 1 } },
  'POST /api/upload/proposals/:id/review': {
    json: { version: 1, decision: 'request-changes', text: 'Please look again.' },
  },
  'POST /api/upload/proposals/:id/publish': { json: { version: 1, at: '2000-01-01T00:00:00Z' } },
  'POST /api/upload/proposals/:id/cancel': { json: { version: 1 } },
  'POST /api/upload/bin': { json: { testId: 'fuzz-bin' } },
  'POST /api/upload/bin/restore': { json: { testId: 'fuzz-bin' } },
  'POST /api/upload/bin/purge': { json: { testId: 'fuzz-bin' } },
  'POST /api/upload/mocktests/:id/revisions/restore': {
    json: { revision: '0'.repeat(32), basedOn: '' },
  },
  'POST /api/upload/visibility': { json: { examId: 'E_1', hidden: true } },
};

/**
 * A valid body for every route with a body.
 * @param revision revision of the test e9-10, which no sample replaces
 */
export const samplesOf = (revision: string): Readonly<Record<string, Sample>> => ({
  'POST /api/auth/login': { json: { username: 'fuzz', password: 'a long password' } },
  'POST /api/auth/signup': {
    json: { username: 'fuzz', email: 'fuzz@example.org', password: 'a long password' },
  },
  'POST /api/auth/confirm': { json: { password: 'a long password' } },
  'POST /api/auth/second-factor': { json: { password: 'a long password' } },
  'POST /api/auth/second-factor/enable': { json: { code: '123456' } },
  'POST /api/auth/second-factor/remove': { json: { password: 'a long password', code: '123456' } },
  'POST /api/auth/password': {
    json: { currentPassword: 'a long password', password: 'another long password' },
  },
  'POST /api/content/newsletter': { json: { email: 'fuzz@example.org' } },
  'POST /api/content/pageviews': {
    json: { path: '/exam/e-9', query: 'q=1', region: 'US', remote: 'home@1.0.0', event: 'view' },
  },
  'POST /api/exams/search': { json: { keyword: 'exam' } },
  'POST /api/releases/artefacts': { json: publicationOf({ name: 'fuzz' }) },
  'POST /api/releases/admin/canary': { json: { name: 'fuzz', version: '1.0.0', percent: 1, why: 'fuzz' } },
  'POST /api/releases/admin/canary/end': { json: { name: 'fuzz', why: 'fuzz' } },
  'POST /api/releases/admin/freeze': { json: { why: 'fuzz', until: '2000-01-01T00:00:00Z' } },
  'POST /api/releases/admin/promote': {
    json: { remotes: [{ name: 'fuzz', version: '1.0.0' }], why: 'fuzz' },
  },
  'POST /api/releases/admin/rollback': { json: { to: 1, why: 'fuzz' } },
  'POST /api/releases/tokens': { json: { owner: 'fuzz', scope: 'team', days: 1 } },
  'POST /api/releases/canary': {
    json: { name: 'fuzz', version: '1.0.0', percent: 1, cohorts: ['beta'], why: 'fuzz' },
  },
  'POST /api/releases/canary/end': { json: { name: 'fuzz', why: 'fuzz' } },
  'POST /api/releases/retire': { json: { name: 'fuzz', why: 'fuzz' } },
  'POST /api/releases/rollback': { json: { to: 1, why: 'fuzz' } },
  'POST /api/releases/freeze': { json: { why: 'fuzz', until: '2000-01-01T00:00:00Z' } },
  'POST /api/releases/gc': { json: { days: 1, dryRun: false } },
  'POST /api/releases/telemetry': {
    json: {
      composition: 1,
      events: [{ remote: 'fuzz', version: '1.0.0', kind: 'render', message: 'fuzz' }],
    },
  },
  'POST /api/releases/speed': {
    json: {
      composition: 1,
      figures: [{ remote: 'fuzz', version: '1.0.0', route: 'fuzz', measure: 'LCP', value: 1_500 }],
    },
  },
  'POST /api/releases/shell': {
    json: {
      files: [
        {
          file: 'shell.0123456789.js',
          integrity: 'sha384-SVfatnSJinMW2kaY0tNr8GWYTbuLjipKiHfYDnLbPSlyVycMxOEHwtGmEAbxJXc1',
          content: 'cnVuKCk=',
        },
      ],
    },
  },
  'POST /api/releases/promote': { json: { remotes: [{ name: 'fuzz', version: '1.0.0' }], why: 'fuzz' } },
  ...UPLOADS,
  'POST /api/exams/reports': {
    json: { testId: 'e9-10', questionId: 'e9-10-1', reason: 'typo', text: 'One word.' },
  },
  'POST /api/exams/statistics': {
    json: { testId: 'e9-10', revision, answers: [{ questionId: 'e9-10-1', chosen: 1 }] },
  },
});
