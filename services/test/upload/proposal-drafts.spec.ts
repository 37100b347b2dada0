import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Proposal, proposalListResponse, proposalResponse, type Role } from '@mockingbird/contracts';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { formOf, sendAsAdmin } from './upload-form.js';

const PROPOSALS = '/api/upload/proposals';
const ROLE_OF: Record<string, Role> = { ann: 'author', bob: 'author', rob: 'reviewer', pat: 'publisher' };

describe('the draft of a text', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const signIn = (name: string) => services.signIn(name, ROLE_OF[name] ?? 'student');
  const save = async (name: string, fields: Record<string, unknown>, path = '') =>
    sendAsAdmin(services, PROPOSALS + path, formOf({ fields: { uploadType: 'post', ...fields } }), {
      authorization: await signIn(name),
    });
  const saved = async (...args: Parameters<typeof save>): Promise<Proposal> =>
    proposalResponse.parse((await save(...args)).json).data;
  const post = async (name: string, path: string, body: unknown) =>
    services.call(`${PROPOSALS}/${path}`, { body, headers: { authorization: await signIn(name) } });
  const details = (title: string, body = '') =>
    JSON.stringify({ title, excerpt: 'Short.', blocks: body === '' ? [] : [{ kind: 'richText', body }] });

  it('is continued by others of the team, who do not review it then', async () => {
    const draft = await saved('ann', { slug: '', details: details('First steps') });
    expect(draft).toMatchObject({ state: 'draft', title: 'First steps', author: 'ann' });
    expect([draft.slug, draft.writers]).toEqual([undefined, undefined]);
    const { id } = draft;
    const continued = await saved(
      'rob',
      { slug: 'first-steps', details: details('The first steps', 'Begin.') },
      `/${id}/form?version=${draft.version}`,
    );
    expect(continued).toMatchObject({
      state: 'draft',
      slug: 'first-steps',
      title: 'The first steps',
      author: 'ann',
      writers: ['rob'],
      steps: [{ by: 'ann' }, { action: 'saved', by: 'rob' }],
    });
    const late = await save('ann', { slug: 'late' }, `/${id}/form?version=${draft.version}`);
    expect(late).toMatchObject({ status: 409, json: { errors: [{ path: '/version' }] } });
    // Others have not written in it: they cannot decide that it is ready.
    expect((await post('bob', `${id}/send`, { version: continued.version })).status).toBe(403);
    const sent = await post('ann', `${id}/send`, { version: continued.version });
    const { version } = proposalResponse.parse(sent.json()).data;
    const review = await post('rob', `${id}/review`, { version, decision: 'approve' });
    expect([review.status, JSON.parse(review.text).code]).toEqual([403, 'MB-1010']);
    const other = await save('bob', { slug: 'first-steps' }, `/${id}/form?version=${version}`);
    expect([other.status, other.json['code']]).toEqual([403, 'MB-1010']);
  });

  it('is an own one of everybody who has written in it', async () => {
    const listOf = async (name: string) => {
      const answer = await services.call(`${PROPOSALS}?mine=1&state=draft`, {
        headers: { authorization: await signIn(name) },
      });
      const { data, meta } = proposalListResponse.parse(answer.json());
      const own = meta.counts.find(({ state }) => state === 'draft')?.own ?? 0;
      return { ids: data.map(({ id }) => id), own };
    };
    const before = { ann: await listOf('ann'), rob: await listOf('rob'), pat: await listOf('pat') };
    const { id, version } = await saved('ann', { slug: 'shared', details: details('Shared') });
    expect(await listOf('rob')).toEqual(before.rob);
    await saved('rob', { slug: 'shared', details: details('Shared') }, `/${id}/form?version=${version}`);
    for (const name of ['ann', 'rob'] as const) {
      const { ids, own } = before[name];
      expect(await listOf(name)).toEqual({ ids: [id, ...ids], own: own + 1 });
    }
    expect(await listOf('pat')).toEqual(before.pat);
    await post('ann', `${id}/withdraw`, { version: version + 1 });
  });

  it('is listed among the drafts of texts, and has an address that may still change', async () => {
    const { id, version } = await saved('ann', { slug: 'listed', details: details('Listed') });
    await sendAsAdmin(services, PROPOSALS, formOf({ fields: { uploadType: 'exam', examId: 'NO_TEXT' } }), {
      authorization: await signIn('ann'),
    });
    await saved('bob', { slug: 'listed-elsewhere', details: '{' }, `/${id}/form?version=${version}`);
    const answer = await services.call(`${PROPOSALS}?state=draft&texts=1`, {
      headers: { authorization: await signIn('pat') },
    });
    const { data } = proposalListResponse.parse(answer.json());
    expect(data.map(({ slug, title, type }) => [slug, title, type])).toEqual([
      ['listed-elsewhere', undefined, 'post'],
    ]);
  });
});
