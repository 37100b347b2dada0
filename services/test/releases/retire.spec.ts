import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  releaseChangeResponse,
  tokenCreatedResponse,
  type Composition,
  type Publication,
} from '@mockingbird/contracts';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { type Answer, startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

const result = (answer: Answer) => [answer.status, answer.json()];
const changed = (answer: Answer): Composition => releaseChangeResponse.parse(answer.json()).data.composition;
const namesOf = ({ remotes }: Composition) => remotes.map(({ manifest }) => manifest.name);

describe('the retirement of a remote', () => {
  let database: TestDatabase;
  let services: TestApp;
  const call = (path: string, body: unknown) =>
    services.call(`/api/releases/${path}`, { key: 'release', body });
  const retire = (name: string, more = {}) => call('retire', { name, why: 'it moved', ...more });
  const linking = (href: string): Publication => {
    const publication = publicationOf({ name: 'home' });
    publication.manifest.navigation = [{ label: 'Shop', href, area: 'header', order: 1 }];
    return publication;
  };

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    await call('artefacts', linking('/shop'));
    await call('artefacts', publicationOf({ name: 'shop' }));
    await call('artefacts', publicationOf({ name: 'old' }));
    const remotes = ['home', 'old', 'shop'].map((name) => ({ name, version: '1.0.0' }));
    await call('promote', { remotes });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it('takes it out, and a rollback or a promotion brings it back', async () => {
    const trial = changed(await retire('old', { dryRun: true }));
    expect(namesOf(trial)).toEqual(['home', 'shop']);
    const retired = changed(await retire('old'));
    expect(retired).toMatchObject({ number: 2, kind: 'retire', by: 'release', why: 'it moved' });
    expect(namesOf(retired)).toEqual(['home', 'shop']);
    expect(namesOf(changed(await call('rollback', {})))).toEqual(['home', 'old', 'shop']);
    await retire('old');
    const promoted = changed(await call('promote', { remotes: [{ name: 'old', version: '1.0.0' }] }));
    expect(namesOf(promoted)).toEqual(['home', 'old', 'shop']);
  });

  it('is rejected when the navigation of another remote leads to it', async () => {
    expect(result(await retire('shop'))).toEqual([
      409,
      expect.objectContaining({
        code: 'MB-4019',
        errors: [
          {
            path: '/remotes/home/navigation/0/href',
            message: 'home@1.0.0 links to /shop, a page of shop',
          },
        ],
      }),
    ]);
  });

  it('is rejected for a remote that is not live, without a reason, and during a freeze', async () => {
    expect(result(await retire('nothing'))).toEqual([409, expect.objectContaining({ code: 'MB-4019' })]);
    expect((await call('retire', { name: 'old' })).status).toBe(400);
    await call('freeze', { why: 'exam day' });
    expect(result(await retire('old'))).toEqual([409, expect.objectContaining({ code: 'MB-4018' })]);
    await call('unfreeze', {});
  });

  it('is for the platform, not for the team of the remote', async () => {
    const created = await call('tokens', { owner: 'team' });
    const { token } = tokenCreatedResponse.parse(created.json()).data;
    const answer = await services.call('/api/releases/retire', { token, body: { name: 'old', why: 'mine' } });
    expect(result(answer)).toEqual([403, expect.objectContaining({ code: 'MB-4006' })]);
  });
});
