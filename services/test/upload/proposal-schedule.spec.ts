import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Proposal, proposalResponse, type Role } from '@mockingbird/contracts';
import type { Connection } from 'mongoose';
import { PeopleRepository } from '../../src/auth/people/people.repository.js';
import { withProposal } from '../../src/exam/changes/current-proposal.js';
import { CLAIM_MS, CLAIM_RENEWAL_MS, RETRY_MS } from '../../src/upload/proposals/limits.js';
import { ProposalPublications } from '../../src/upload/proposals/proposal-publications.service.js';
import { conflict } from '../../src/http/response/problem.js';
import { UploadsService } from '../../src/upload/uploads.service.js';
import { ProposalRepository } from '../../src/upload/proposals/proposal.repository.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { until } from '../support/until.js';
import { formOf, sendAsAdmin } from './upload-form.js';

const PROPOSALS = '/api/upload/proposals';
const HOUR_MS = 3_600_000;

const postFields = (slug: string, title: string) => ({
  uploadType: 'post',
  slug,
  details: JSON.stringify({ title, blocks: [{ kind: 'richText', body: 'Text' }] }),
});

describe('a planned publication', () => {
  let database: TestDatabase;
  /** Two replicas on one database. */
  let replicas: TestApp[];
  let services: TestApp;
  let now = Date.now();
  let run = 0;
  let examId = '';
  let testId = '';
  const clock = () => now;
  beforeAll(async () => {
    database = await startDatabase();
    const start = () => startApp({ mongodbUri: database.uri }, { clock });
    services = await start();
    replicas = [services, await start()];
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.close();
    await database.close();
  });
  const publisher = () => services.app.nest.get(PublisherService, { strict: false });
  beforeEach(async () => {
    run += 1;
    [examId, testId] = [`PLANNED_${run}`, `planned-${run}`];
    await publisher().publishExam(examFields(examId), { by: 'ada' });
    await publisher().publishMockTest(testFields(examId, testId), { by: 'ada' });
  });

  const collection = (name: string) =>
    services.app.nest.get<Connection>(getConnectionToken()).collection(name);
  const post = async (name: string, role: Role, path: string, body: unknown) => {
    const headers = { authorization: await services.signIn(name, role) };
    return services.call(`${PROPOSALS}/${path}`, { body, headers, now });
  };
  const file = (...ids: string[]) => JSON.stringify(ids.map((questionId) => question({ questionId })));
  const send = async (fields: Record<string, unknown>, questions?: string): Promise<Proposal> => {
    const form = formOf({ fields, ...(questions !== undefined && { file: questions }) });
    const authorization = await services.signIn('ann', 'author');
    const { json } = await sendAsAdmin(services, `${PROPOSALS}?send=1`, form, { authorization, now });
    return proposalResponse.parse(json).data;
  };
  const get = async (id: string) =>
    proposalResponse.parse((await services.call(`${PROPOSALS}/${id}`, { as: 'admin', now })).json()).data;
  const at = (ms: number) => new Date(now + ms).toISOString();
  const plan = async (proposal: Proposal, ms: number, by = 'pat') => {
    const { id, version } = proposal;
    const answer = await post('rob', 'reviewer', `${id}/review`, { version, decision: 'approve' });
    const approved = proposalResponse.parse(answer.json()).data;
    const planned = await post(by, 'publisher', `${id}/publish`, { version: approved.version, at: at(ms) });
    return proposalResponse.parse(planned.json()).data;
  };
  const questions = (...ids: string[]) =>
    send({ uploadType: 'questions', testId, onRepeat: 'add' }, file(...ids));
  const publishDue = () =>
    Promise.all(
      replicas.map((replica) => replica.app.nest.get(ProposalPublications, { strict: false }).publishDue()),
    );
  const changes = () => collection('changes').find({ testId, type: 'questions' }).toArray();

  it('happens when its time has come, once, by one of several processes', async () => {
    const planned = await plan(await questions('a'), HOUR_MS);
    expect(planned).toMatchObject({ state: 'approved', publisher: 'pat', publishAt: at(HOUR_MS) });
    now += HOUR_MS - 1;
    await publishDue();
    expect([(await get(planned.id)).state, await changes()]).toEqual(['approved', []]);
    now += 1;
    await publishDue();
    expect((await get(planned.id)).state).toBe('published');
    expect(await changes()).toEqual([
      expect.objectContaining({ by: 'pat', proposedBy: 'ann', proposal: planned.id }),
    ]);
    await publishDue();
    expect(await changes()).toHaveLength(1);
  });

  it('is made up for by a process that starts later', async () => {
    const { id } = await plan(await questions('a'), HOUR_MS);
    now += 2 * HOUR_MS;
    const late = await startApp({ mongodbUri: database.uri }, { clock });
    try {
      await until(async () => (await get(id)).state === 'published');
    } finally {
      await late.close();
    }
  });

  it('is finished by another process when one ends between publishing and saying so', async () => {
    const { id, version } = await plan(await questions('a'), HOUR_MS);
    now += HOUR_MS;
    // What a process leaves that was killed after the upload: the change, and its claim.
    await withProposal({ proposal: id, proposalVersion: version, proposedBy: 'ann' }, () =>
      publisher().publishQuestions({ testId, onRepeat: 'add' }, file('a'), { by: 'pat' }),
    );
    const claimedUntil = new Date(now + CLAIM_MS);
    await collection('proposals').updateOne(
      { version: { $gt: 0 }, testId },
      { $set: { claim: 'killed', claimedUntil } },
    );
    await publishDue();
    expect((await get(id)).state).toBe('approved');
    now += CLAIM_MS;
    await publishDue();
    expect([(await get(id)).state, (await changes()).length]).toEqual(['published', 1]);
  });

  it('of an article is finished when a process ends before the change is in the history', async () => {
    const slug = `planned-${run}`;
    const { id } = await plan(await send(postFields(slug, 'First')), HOUR_MS);
    now += HOUR_MS;
    const repository = services.app.nest.get(ProposalRepository, { strict: false });
    const finish = jest.spyOn(repository, 'finish').mockRejectedValueOnce(new Error('killed'));
    const release = jest.spyOn(repository, 'release').mockResolvedValueOnce();
    await services.app.nest.get(ProposalPublications, { strict: false }).publishDue();
    finish.mockRestore();
    release.mockRestore();
    // What a process leaves that was killed after it stored the text: its change is not in the history.
    const [change] = await collection('changes')
      .find({ textId: `post.${slug}` })
      .toArray();
    await collection('changes').deleteOne({ textId: `post.${slug}` });
    await collection('posts').updateOne({ slug }, { $set: { unrecorded: change } });
    expect((await get(id)).state).toBe('approved');
    now += CLAIM_MS;
    await publishDue();
    const after = await get(id);
    expect([after.state, after.comments]).toEqual(['published', []]);
  });

  it('stores an amended form although an earlier version of the proposal is published', async () => {
    const { id, version } = await plan(await questions('a'), HOUR_MS);
    await withProposal({ proposal: id, proposalVersion: version - 1, proposedBy: 'ann' }, () =>
      publisher().publishQuestions({ testId, onRepeat: 'add' }, file('b'), { by: 'pat' }),
    );
    now += HOUR_MS;
    await publishDue();
    now += RETRY_MS;
    await publishDue();
    // The form is based on the questions before: its author must see the others first.
    expect((await get(id)).state).toBe('changes-requested');
  });

  it('is not given back when another process has stored the same form', async () => {
    const { id, version } = await plan(await questions('a'), HOUR_MS);
    now += HOUR_MS;
    const uploads = services.app.nest.get(UploadsService, { strict: false });
    const upload = jest.spyOn(uploads, 'upload').mockImplementationOnce(async () => {
      // The other process is faster: this one gets the conflict.
      await withProposal({ proposal: id, proposalVersion: version, proposedBy: 'ann' }, () =>
        publisher().publishQuestions({ testId, onRepeat: 'add' }, file('a'), { by: 'pat' }),
      );
      throw conflict('Other questions were published since.');
    });
    await services.app.nest.get(ProposalPublications, { strict: false }).publishDue();
    upload.mockRestore();
    const after = await get(id);
    expect([after.state, after.comments]).toEqual(['published', []]);
  });

  it('that takes long stays with its process', async () => {
    const { id } = await plan(await questions('a'), HOUR_MS);
    now += HOUR_MS;
    const [first, second] = replicas.map(({ app }) => app.nest.get(ProposalPublications, { strict: false }));
    const uploads = services.app.nest.get(UploadsService, { strict: false });
    const timers = jest.spyOn(globalThis, 'setInterval');
    const upload = jest.spyOn(uploads, 'upload').mockImplementationOnce(async (...given) => {
      const renewal = timers.mock.calls.findLast(([, ms]) => ms === CLAIM_RENEWAL_MS)?.[0];
      now += CLAIM_MS - 1;
      renewal?.();
      await until(async () => {
        const stored = await collection('proposals').findOne({ testId });
        return stored?.['claimedUntil'].getTime() === now + CLAIM_MS;
      });
      now += 2;
      await second?.publishDue();
      expect(await changes()).toEqual([]);
      return uploads.upload(...given);
    });
    await first?.publishDue();
    upload.mockRestore();
    timers.mockRestore();
    expect([(await get(id)).state, (await changes()).length]).toEqual(['published', 1]);
  });

  it('is tried again, because its exam may be published at the same time', async () => {
    const newTest = `${testId}-new`;
    const { uploadType, ...rest } = { uploadType: 'mocktest', ...testFields(`${examId}_NEW`, newTest) };
    await publisher().publishExam(examFields(`${examId}_NEW`), { by: 'ada' });
    const { id } = await plan(await send({ uploadType, ...rest }), HOUR_MS);
    await collection('exams').deleteOne({ examId: `${examId}_NEW` });
    now += HOUR_MS;
    await publishDue();
    expect((await get(id)).state).toBe('approved');
    await publisher().publishExam(examFields(`${examId}_NEW`), { by: 'ada' });
    now += RETRY_MS;
    await publishDue();
    expect((await get(id)).state).toBe('published');
  });

  it('gives the proposal back with the reason when the content was changed since', async () => {
    const { id } = await plan(await questions('a'), HOUR_MS);
    await publisher().publishQuestions({ testId }, file('other'), { by: 'eva' });
    now += HOUR_MS;
    await publishDue();
    now += RETRY_MS;
    await publishDue();
    const after = await get(id);
    expect([after.state, after.publishAt, after.approvedBy]).toEqual([
      'changes-requested',
      undefined,
      undefined,
    ]);
    expect(after.comments.at(-1)).toMatchObject({
      by: 'the schedule',
      text: expect.stringContaining('Other questions were published since'),
    });
  });

  it('does not happen when the publisher may no longer publish', async () => {
    const { id } = await plan(await questions('a'), HOUR_MS, 'petra');
    const accounts = services.app.nest.get(PeopleRepository, { strict: false });
    const petra = await accounts.find('petra');
    if (petra) await accounts.changeRole(petra, 'author');
    now += HOUR_MS;
    await publishDue();
    const after = await get(id);
    expect([after.state, await changes()]).toEqual(['changes-requested', []]);
    expect(after.comments.at(-1)?.text).toContain('petra, who planned this, may no longer publish');
  });

  it('can be cancelled, and the time must be ahead', async () => {
    const planned = await plan(await questions('a'), HOUR_MS);
    const { id, version } = planned;
    const events = await services.call(`/api/upload/history?events=1&testId=${testId}`, { as: 'admin', now });
    expect(events.text).toMatch(/: planned for \d{1,2} \w{3} \d{4}, \d{2}:\d{2} UTC\./);
    const past = await post('pat', 'publisher', `${id}/publish`, { version, at: at(-1) });
    expect([past.status, JSON.parse(past.text).errors]).toEqual([
      400,
      [{ path: '/at', message: 'Expected a time to come' }],
    ]);
    const answer = await post('pat', 'publisher', `${id}/cancel`, { version });
    expect(proposalResponse.parse(answer.json()).data).toMatchObject({ state: 'approved' });
    now += 2 * HOUR_MS;
    await publishDue();
    expect(await changes()).toEqual([]);
  });
});
