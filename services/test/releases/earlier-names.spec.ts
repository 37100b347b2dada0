import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { receivedOverviewResponse, releaseChangeResponse } from '@mockingbird/contracts';
import { getModelToken } from '@nestjs/mongoose';
import { ARTEFACT, type ArtefactModel } from '../../src/releases/artefacts/artefact.model.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';
import { GOOD, refusing, startStandInGate, type StandInGate } from './stand-in-gate.js';

let database: TestDatabase;
let gate: StandInGate;
let services: TestApp;

beforeAll(async () => {
  database = await startDatabase();
  gate = await startStandInGate();
  services = await startApp({ mongodbUri: database.uri, gateUrl: gate.url });
});

afterAll(async () => {
  await services.close();
  await gate.close();
  await database.close();
});

beforeEach(() => {
  gate.answer = { status: 200, body: GOOD };
  gate.requests.length = 0;
});

const release = (path: string, body: unknown) =>
  services.call(`/api/releases/${path}`, { key: 'release', body });
/** @returns the number of the new composition */
const promote = async (name: string) => {
  const answer = await release('promote', { remotes: [{ name, version: '1.0.0' }] });
  return releaseChangeResponse.parse(answer.json()).data.composition.number;
};
const publish = (name: string) => release('artefacts', publicationOf({ name }));
const getOverview = async () => (await services.call('/api/releases/admin/overview', { as: 'admin' })).json();

describe('a report of version events', () => {
  const report = (visitor: number, field: string, event: { remote: string; kind: string }, composition = 1) =>
    services.call('/api/releases/telemetry', {
      headers: { 'x-forwarded-for': `10.2.0.${visitor}` },
      body: { composition, [field]: [{ ...event, version: '1.0.0' }] },
    });

  it('counts the same under its current and its earlier name', async () => {
    for (const [name, field] of [
      ['current', 'events'],
      ['earlier', 'sightings'],
    ] as const) {
      await publish(name);
      const number = await promote(name);
      for (const [visitor, kind] of ['mounted', 'render'].entries())
        expect((await report(visitor, field, { remote: name, kind }, number)).status).toBe(200);
    }
    const { health } = receivedOverviewResponse.parse(await getOverview()).data;
    const tally = { version: '1.0.0', seen: 2, affected: 1, kinds: { mounted: 1, render: 1 } };
    expect(health.map(({ name, live }) => [name, live])).toEqual([
      ['current', tally],
      ['earlier', tally],
    ]);
    expect(await getOverview()).toMatchObject({
      data: {
        health: [{ live: { affected: 1, troubled: 1 } }, { live: { affected: 1, troubled: 1 } }],
        troubles: { series: [{ troubled: expect.any(Array) }, { troubled: expect.any(Array) }] },
      },
    });
  });

  it.each(['events', 'sightings'])('has issues with the name %s that was sent', async (field) => {
    const answer = await report(1, field, { remote: 'current', kind: 'unknown' });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: `/${field}/0/kind` }] });
  });
});

describe('a gate', () => {
  it('of an earlier release is understood', async () => {
    const { checks, issues } = refusing('renders', 'MB-4009').data;
    gate.answer = { status: 200, body: { data: { checks, faults: issues } } };
    const answer = await publish('refused');
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'MB-4009', errors: issues });
  });

  const storedPass = () =>
    services.app.nest.get<ArtefactModel>(getModelToken(ARTEFACT), { strict: false }).collection;

  it.each([
    [{ drawn: true }, 0],
    [{ drawn: false }, 1],
    [{ rendered: true }, 0],
    [{ rendered: false }, 1],
  ])('with a stored pass %j gets %i more requests', async (field, requests) => {
    const name = `passed-${Object.entries(field).flat().join('-')}`;
    await publish(name);
    expect(await storedPass().findOne({ name })).toMatchObject({ pass: { rendered: true } });
    await storedPass().updateOne({ name }, { $unset: { 'pass.rendered': 1 } });
    await storedPass().updateOne(
      { name },
      { $set: Object.fromEntries(Object.entries(field).map(([key, value]) => [`pass.${key}`, value])) },
    );
    gate.requests.length = 0;
    await promote(name);
    expect(gate.requests).toHaveLength(requests);
  });
});
