import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '@mockingbird/contracts';
import { composition, signed } from '../../test/samples.js';
import { documentOf, StandInServices, TOKEN } from '../../test/stand-in-services.js';
import { moreAbout } from './failure.js';

const STATUS = 'GET /api/releases/composition';
const ESCAPE = '\u001B';

let services: StandInServices;

beforeEach(async () => {
  services = new StandInServices();
  await services.start();
});

afterEach(() => services.stop());

describe('a wrong call of mb', () => {
  it.each([
    [['promote']],
    [['promote', 'mfe-x']],
    [['promote', '@1']],
    [['promote', 'mfe-x@one']],
    [['promote', 'mfe-x@1.0.0', '--why', 'w'.repeat(501)]],
    [['rollback', 'seven']],
    [['rollback', '0']],
    [['canary', 'mfe-x']],
    [['canary', 'mfe-x', '1.0.0']],
    [['canary', 'mfe-x', '1.0.0', '--percent', 'half']],
    [['canary', 'mfe-x', '1.0.0', '--percent', '101']],
    [['canary', 'mfe-x', '1.0.0', '--percent', '0.001']],
    [['canary', 'mfe-x', '1.0.0', '--percent', '1', '--cohort', 'Not Good']],
    [['canary', 'end']],
    [['canary', 'end', 'mfe-x', '--percent', '5']],
    [['diff']],
    [['diff', '1', '2', '3']],
    [['history', '--limit', '-3']],
    [['gc', '--days', '4000']],
    [['freeze']],
    [['freeze', '--because', ' ']],
    [['freeze', '--because', 'exams', '--until', 'tomorrow']],
    [['freeze', '--because', 'exams', '--until', '2026-12-01T08:00']],
    [['explain', 'r-1']],
    [['token']],
    [['token', 'create']],
    [['token', 'create', '--owner', 'Team X']],
    [['token', 'revoke', '../gc']],
    [['dance']],
    [['status', '--loud']],
    [['status', '--services-url', 'exam=http://a:4000']],
    [[]],
  ])('ends with 64 and asks nothing: %j', async (args) => {
    const { code, err } = await services.mb(...args);
    expect(code).toBe(64);
    expect(err[0]).toMatch(/^MB-50\d\d ./);
    expect(services.requests).toEqual([]);
  });

  it('names every fault, and where to read more', async () => {
    const { err } = await services.mb('promote', 'mfe-x@one', 'Mfe@1.0.0');
    expect(err[0]).toBe('MB-5009 What was given does not fit.');
    expect(err.slice(1, 3).join()).toMatch(/\/remotes\/0\/version: .+\/remotes\/1\/name: /);
    expect(err.at(-1)).toBe('  More: docs/errors.md#mb-5009-command-not-understood');
  });

  it('is a document with --json, and nothing else is printed', async () => {
    const ended = await services.mb('dance', '--json');
    expect(ended).toMatchObject({ code: 64, err: [] });
    expect(documentOf(ended)).toEqual({
      error: {
        code: 'MB-5009',
        message: "unknown command 'dance'",
        faults: [],
        more: 'docs/errors.md#mb-5009-command-not-understood',
      },
    });
  });
});

describe('the key that mb signs with', () => {
  const answered = () => services.answer(STATUS, signed(composition));

  it('is the token of MB_TOKEN before any of API_KEYS', async () => {
    answered();
    const environment = { MB_TOKEN: TOKEN, API_KEYS: 'release:another-secret-of-the-platform' };
    expect(await services.mbWith({ environment }, 'status')).toMatchObject({ code: 0 });
    expect(services.requests[0]?.keyId).toBe('release-team-x-1a2b3c4d');
  });

  it('is the release key of API_KEYS otherwise', async () => {
    answered();
    expect(await services.mb('status')).toMatchObject({ code: 0 });
    expect(services.requests[0]?.keyId).toBe('release');
  });

  it.each([
    [{}],
    [{ API_KEYS: 'edge:a-secret-of-sixteen-or-more' }],
    [{ MB_TOKEN: 'release-team-x' }],
    [{ MB_TOKEN: 'browser:a-secret-of-sixteen-or-more' }],
  ])('is needed: %j', async (environment) => {
    const ended = await services.mbWith({ environment }, 'status');
    expect(ended.code).toBe(64);
    expect(ended.err[0]).toMatch(/^MB-5002 .*(MB_TOKEN|API_KEYS)/);
    expect(ended.err.join()).not.toContain('a-secret');
  });

  it('is not needed for help', async () => {
    const ended = await services.mbWith({ environment: {} }, '--help');
    expect(ended).toMatchObject({ code: 0, err: [] });
    const help = ended.out.join('\n');
    for (const name of [
      'publish',
      'promote',
      'rollback',
      'retire',
      'canary',
      'status',
      'history',
      'diff',
      'explain',
      'bisect',
      'verify',
      'gc',
      'token',
      'freeze',
      'unfreeze',
      'versions',
      'Exit codes',
    ]) {
      expect(help).toContain(name);
    }
    const canary = await services.mbWith({ environment: {} }, 'canary', '--help');
    expect(canary.out.join('\n')).toMatch(/--percent[\s\S]*--cohort[\s\S]*--json/);
  });
});

describe('the services that mb asks', () => {
  it('are those of --services-url before SERVICES_URL', async () => {
    services.answer(STATUS, signed(composition));
    const environment = { MB_TOKEN: TOKEN, SERVICES_URL: 'http://127.0.0.1:9' };
    const ended = await services.mbWith({ environment }, 'status', '--services-url', `${services.url}/`);
    expect(ended.code).toBe(0);
  });

  it('end it with 69 when the services do not answer', async () => {
    const ended = await services.mb('status', '--json', '--services-url', 'http://127.0.0.1:9');
    expect(ended.code).toBe(69);
    expect(documentOf(ended)).toMatchObject({ error: { code: 'MB-2006' } });
  });
});

describe('a refusal by the services', () => {
  it.each([
    [400, 'MB-4003', 1],
    [409, 'MB-4004', 1],
    [410, 'MB-4014', 1],
    [500, 'MB-1009', 1],
    [401, 'MB-1001', 77],
    [403, 'MB-4006', 77],
    [429, 'MB-1006', 69],
    [503, 'MB-4013', 69],
    [503, 'MB-1008', 69],
  ])('with status %i and %s ends with %i', async (status, code, exit) => {
    services.refuse(STATUS, status, code, 'A sentence.');
    const ended = await services.mb('status');
    expect(ended).toMatchObject({ code: exit, out: [] });
    expect(ended.err[0]).toBe(`${code} A sentence.`);
  });

  it('reports each issue, for people and for machines', async () => {
    const faults = [
      { path: '/remotes', message: 'mfe-x /a and mfe-y /a' },
      { path: '', message: 'whole' },
    ];
    services.refuse('POST /api/releases/promote', 409, 'MB-4004', 'Two remotes claim it.', faults);
    const ended = await services.mb('promote', 'mfe-x@1.0.0');
    expect(ended.err).toEqual([
      'MB-4004 Two remotes claim it.',
      '  /remotes: mfe-x /a and mfe-y /a',
      '  /: whole',
      '  More: docs/errors.md#mb-4004-route-belongs-to-another-remote',
    ]);
    const outcome = await services.mb('promote', 'mfe-x@1.0.0', '--json');
    expect(outcome).toMatchObject({ code: 1, err: [] });
    expect(documentOf(outcome)).toMatchObject({
      error: { code: 'MB-4004', message: 'Two remotes claim it.', faults },
    });
  });

  it('that is no problem document is an unexpected failure', async () => {
    services.answers[STATUS] = { status: 500, body: {} };
    expect((await services.mb('status')).err[0]).toMatch(/^MB-1009 .* answered 500$/);
    services.answers[STATUS] = { status: 200, body: { data: 'nonsense' } };
    expect(await services.mb('status')).toMatchObject({ code: 1, out: [] });
  });
});

describe('what is meant for a terminal', () => {
  it('is coloured there alone, and not where NO_COLOR is set', async () => {
    services.answer(STATUS, signed(composition));
    const environment = { MB_TOKEN: TOKEN };
    const on = async (terminal: boolean, more: object, ...args: string[]) =>
      (
        await services.mbWith({ environment: { ...environment, ...more }, terminal }, 'status', ...args)
      ).out.join();
    expect(await on(true, {})).toContain(ESCAPE);
    expect(await on(false, {})).not.toContain(ESCAPE);
    expect(await on(true, { NO_COLOR: '1' })).not.toContain(ESCAPE);
    expect(await on(true, {}, '--json')).not.toContain(ESCAPE);
  });
});

describe('where to read more', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/errors.md'), 'utf8');
  const anchors = new Set(
    [...page.matchAll(/^### (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );

  it.each(Object.keys(ERROR_CODES))('is a heading of docs/errors.md: %s', (code) => {
    expect(anchors).toContain(moreAbout(code).split('#')[1]);
  });

  it('is the page as a whole for a code that this command does not know', () => {
    expect(moreAbout('MB-9999')).toBe('docs/errors.md');
  });
});
