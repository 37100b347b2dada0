import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  auditLogResponse,
  isChange,
  type Proposal,
  proposalListResponse,
  proposalResponse,
  type Role,
} from '@mockingbird/contracts';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { type FormDraft, formOf, sendAsAdmin } from './upload-form.js';

const PROPOSALS = '/api/upload/proposals';

describe('a proposal', () => {
  let database: TestDatabase;
  let services: TestApp;
  let run = 0;
  let examId = '';
  let testId = '';
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  beforeEach(async () => {
    run += 1;
    [examId, testId] = [`PROPOSED_${run}`, `proposed-${run}`];
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    await publisher.publishExam(examFields(examId), { by: 'ada' });
    await publisher.publishMockTest(testFields(examId, testId), { by: 'ada' });
  });

  const ROLE_OF: Record<string, Role> = { ann: 'author', rob: 'reviewer', pat: 'publisher', boss: 'admin' };
  const signIn = (name: string) => services.signIn(name, ROLE_OF[name] ?? 'student');
  const sendForm = async (name: string, draft: FormDraft, path = `${PROPOSALS}?send=1`) =>
    sendAsAdmin(services, path, formOf(draft), { authorization: await signIn(name) });
  const questionsForm = (...ids: string[]): FormDraft => ({
    fields: { uploadType: 'questions', testId },
    file: JSON.stringify(ids.map((questionId) => question({ questionId }))),
  });
  const post = async (name: string, path: string, body: unknown) =>
    services.call(`${PROPOSALS}/${path}`, { body, headers: { authorization: await signIn(name) } });
  const done = async (name: string, path: string, body: unknown): Promise<Proposal> => {
    const answer = await post(name, path, body);
    if (answer.status !== 200) throw new Error(answer.text);
    return proposalResponse.parse(answer.json()).data;
  };
  const problemOf = async (name: string, path: string, body: unknown) => {
    const { status, text } = await post(name, path, body);
    const { code, detail } = JSON.parse(text);
    return [status, code, detail];
  };
  const sent = async (name: string, draft: FormDraft): Promise<Proposal> => {
    const { status, json } = await sendForm(name, draft);
    if (status !== 201) throw new Error(JSON.stringify(json));
    return proposalResponse.parse(json).data;
  };
  const proposalOf = async (id: string): Promise<Proposal> =>
    proposalResponse.parse((await services.call(`${PROPOSALS}/${id}`, { as: 'admin' })).json()).data;
  const approved = async (draft: FormDraft) => {
    const { id, version } = await sent('ann', draft);
    return done('rob', `${id}/review`, { version, decision: 'approve' });
  };
  const questionIds = async (): Promise<string[]> => {
    const answer = await services.call(`/api/upload/mocktests/${testId}/questions`, { as: 'admin' });
    if (answer.status === 404) return [];
    return JSON.parse(answer.text).data.questions.map((each: { questionId: string }) => each.questionId);
  };
  const history = async (query = '') =>
    auditLogResponse.parse(
      (await services.call(`/api/upload/history?testId=${testId}&events=1${query}`, { as: 'admin' })).json(),
    ).data;

  it('goes from its author over a reviewer to a publisher, and only then to students', async () => {
    const proposal = await sent('ann', questionsForm('a', 'b'));
    expect(proposal).toMatchObject({ state: 'in-review', author: 'ann', type: 'questions', testId });
    expect(proposal.check.result).toMatchObject({ dryRun: true, counts: { questions: 2 } });
    expect(await questionIds()).toEqual([]);
    const { id } = proposal;
    await done('rob', `${id}/comments`, { text: 'Is b right?', questionId: 'b' });
    const reviewed = await done('rob', `${id}/review`, {
      version: proposal.version,
      decision: 'approve',
      text: 'Good.',
    });
    expect(reviewed).toMatchObject({
      state: 'approved',
      approvedBy: 'rob',
      commentCount: 2,
      comments: [
        { by: 'rob', text: 'Is b right?', questionId: 'b' },
        { by: 'rob', text: 'Good.' },
      ],
    });
    expect(await questionIds()).toEqual([]);
    const result = await done('pat', `${id}/publish`, { version: reviewed.version });
    expect(result).toMatchObject({ state: 'published', publisher: 'pat' });
    expect(result.publishAt).toBeUndefined();
    expect(result.steps.map(({ action }) => action)).toEqual(['sent', 'approved', 'published']);
    expect(await questionIds()).toEqual(['a', 'b']);
    const [event, change] = await history();
    expect(event).toMatchObject({ type: 'proposal', action: 'published', by: 'pat', proposal: id });
    expect(change).toMatchObject({ type: 'questions', by: 'pat', proposedBy: 'ann', proposal: id });
    const steps = (await history()).flatMap((item) => (isChange(item) ? [] : [item.action]));
    expect(steps).toEqual(['published', 'approved', 'sent']);
  });

  it('is never approved by its author, not even by an admin', async () => {
    const { id, version } = await sent('boss', questionsForm('a'));
    expect(await problemOf('boss', `${id}/review`, { version, decision: 'approve' })).toEqual([
      403,
      'MB-1010',
      'You wrote this proposal. Somebody else must review it.',
    ]);
  });

  it('cannot be published before it is approved', async () => {
    const { id, version } = await sent('ann', questionsForm('a'));
    const [status, code] = await problemOf('pat', `${id}/publish`, { version });
    expect([status, code, await questionIds()]).toEqual([409, 'MB-1007', []]);
  });

  it('is approved in the version that the reviewer saw, and in no other', async () => {
    const first = await sent('ann', questionsForm('a'));
    const requested = await done('rob', `${first.id}/review`, {
      version: first.version,
      decision: 'request-changes',
      text: 'Please add b.',
    });
    expect(requested.state).toBe('changes-requested');
    const form = (version: number) => `${PROPOSALS}/${first.id}/form?send=1&version=${version}`;
    const again = await sendForm('ann', questionsForm('a', 'b'), form(requested.version));
    const second = proposalResponse.parse(again.json).data;
    expect(second).toMatchObject({ state: 'in-review', check: { result: { counts: { questions: 2 } } } });
    const [status, code] = await problemOf('rob', `${first.id}/review`, {
      version: first.version,
      decision: 'approve',
    });
    expect([status, code]).toEqual([409, 'MB-1007']);
  });

  it('is replaced only in the version that its author saw', async () => {
    const first = await sendForm('ann', questionsForm('a'), PROPOSALS);
    const { id, version } = proposalResponse.parse(first.json).data;
    const replace = (query: string) =>
      sendForm('ann', questionsForm('a', 'b'), `${PROPOSALS}/${id}/form${query}`);
    expect(await replace('')).toMatchObject({ status: 400, json: { errors: [{ path: '/version' }] } });
    const answers = await Promise.all([replace(`?version=${version}`), replace(`?version=${version}`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await replace(`?version=${version}`)).toMatchObject({
      status: 409,
      json: {
        code: 'MB-1007',
        detail: 'The proposal was changed since you opened it. Look at it again.',
        errors: [{ path: '/version', message: 'Is no longer the latest' }],
      },
    });
  });

  it('is given back with the reason when other questions were published since', async () => {
    const { id, version } = await approved(questionsForm('a'));
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    const other = JSON.stringify([question({ questionId: 'other' })]);
    await publisher.publishQuestions({ testId }, other, { by: 'eva' });
    const [status, code] = await problemOf('pat', `${id}/publish`, { version });
    expect([status, code]).toEqual([409, 'MB-1007']);
    const after = await proposalOf(id);
    expect(after).toMatchObject({ state: 'changes-requested', check: { problem: expect.anything() } });
    expect(after.comments.at(-1)?.text).toMatch(/Not published: .*Other questions were published since/);
    expect(await questionIds()).toEqual(['other']);
    expect(after.check.conflict).toMatchObject({
      result: { questionChanges: { removed: { count: 1 } } },
      since: [{ by: 'eva', type: 'questions' }],
    });
    // Its author cannot overwrite the other questions without having seen that they changed.
    const again = { version: after.version };
    expect((await problemOf('ann', `${id}/send`, again)).slice(0, 2)).toEqual([409, 'MB-1007']);
    const seen = after.check.conflict?.revision;
    await publisher.publishQuestions({ testId }, other.replace('other', 'third'), { by: 'eva' });
    expect((await problemOf('ann', `${id}/send`, { ...again, basedOn: seen }))[1]).toBe('MB-1007');
    const { conflict } = (await proposalOf(id)).check;
    expect(conflict?.since.map(({ by }) => by)).toEqual(['eva', 'eva']);
    const renewed = await done('ann', `${id}/send`, { ...again, basedOn: conflict?.revision });
    expect(renewed).toMatchObject({
      state: 'in-review',
      check: { result: { questionChanges: { removed: { count: 1 } } } },
    });
  });

  it('of a renamed test names what others changed', async () => {
    const newId = `${testId}-renamed`;
    await services.call('/api/upload/rename', { as: 'admin', body: { testId, newId } });
    testId = newId;
    const { id, version } = await approved(questionsForm('a'));
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    const other = JSON.stringify([question({ questionId: 'other' })]);
    await publisher.publishQuestions({ testId }, other, { by: 'eva' });
    await problemOf('pat', `${id}/publish`, { version });
    expect((await proposalOf(id)).check.conflict?.since.map(({ by }) => by)).toEqual(['eva']);
  });

  it('is refused for review with every issue, and stored as a draft', async () => {
    const faulty = { ...questionsForm(), fields: { uploadType: 'questions', testId: 'nowhere' } };
    expect(await sendForm('ann', faulty)).toMatchObject({ status: 400, json: { code: 'MB-1002' } });
    const { status, json } = await sendForm('ann', faulty, PROPOSALS);
    expect(status).toBe(201);
    const draft = proposalResponse.parse(json).data;
    expect(draft).toMatchObject({ state: 'draft', check: { problem: { issues: expect.any(Array) } } });
    const [sendStatus, code] = await problemOf('ann', `${draft.id}/send`, { version: draft.version });
    expect([sendStatus, code]).toEqual([400, 'MB-1002']);
  });

  it('is stored as a draft without an id that has no valid form', async () => {
    const long = 'x'.repeat(50_000);
    const { status, json } = await sendForm(
      'ann',
      { fields: { uploadType: 'exam', examId: long } },
      PROPOSALS,
    );
    expect(status).toBe(201);
    const draft = proposalResponse.parse(json).data;
    expect([draft.examId, draft.fields['examId']]).toEqual([undefined, long]);
    const list = await services.call(PROPOSALS, { as: 'admin' });
    const log = await services.call('/api/upload/history?events=1', { as: 'admin' });
    expect([list.text.includes(long), log.text.includes(long)]).toEqual([false, false]);
    expect(log.text).toContain('Proposal of ann (exam without a valid id)');
  });

  it('is changed and sent by its author alone, and withdrawn by the author or an admin', async () => {
    const { id, version } = await sent('ann', questionsForm('a'));
    expect(await problemOf('rob', `${id}/withdraw`, { version })).toEqual([
      403,
      'MB-1010',
      'Only its author or an admin may withdraw a proposal.',
    ]);
    const form = await sendForm('rob', questionsForm('b'), `${PROPOSALS}/${id}/form?version=${version}`);
    expect([form.status, form.json['code']]).toEqual([403, 'MB-1010']);
    expect(await done('boss', `${id}/withdraw`, { version })).toMatchObject({ state: 'withdrawn' });
  });

  it('is published once when two publishers press the button at the same moment', async () => {
    const { id, version } = await approved(questionsForm('a'));
    const answers = await Promise.all(
      ['pat', 'boss'].map((name) => post(name, `${id}/publish`, { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const changes = (await history()).filter(isChange).filter(({ type }) => type === 'questions');
    expect(changes).toHaveLength(1);
  });

  it('is listed with what waits, by state and for its author', async () => {
    await sent('ann', questionsForm('a'));
    const authorization = await signIn('ann');
    const answer = await services.call(`${PROPOSALS}?state=in-review&mine=1&limit=1`, {
      headers: { authorization },
    });
    const { data, meta } = proposalListResponse.parse(answer.json());
    expect(data).toMatchObject([{ testId, state: 'in-review', author: 'ann' }]);
    const inReview = meta.counts.find(({ state }) => state === 'in-review');
    expect(inReview?.own).toBeGreaterThan(0);
    expect(inReview?.total).toBeGreaterThanOrEqual(inReview?.own ?? 0);
  });

  it('keeps the fields of an exam form, and names what it changes', async () => {
    const proposal = await sent('ann', { fields: { uploadType: 'exam', examId, title: 'Another title' } });
    expect(proposal.fields).toMatchObject({ title: 'Another title', basedOn: expect.any(String) });
    expect(proposal.check.result?.changes).toEqual([
      expect.objectContaining({ field: 'title', after: 'Another title' }),
    ]);
  });
});
