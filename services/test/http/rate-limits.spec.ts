import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProblemError } from '../../src/http/response/problem.js';
import { RateLimits } from '../../src/rate-limit/rate-limits.service.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const rule = {
  name: 'test',
  windows: [
    { calls: 3, seconds: 60 },
    { calls: 5, seconds: 3_600 },
  ],
};

describe('a rate limit', () => {
  let database: TestDatabase;
  let apps: TestApp[];
  const limitsOf = (app: TestApp | undefined) => {
    if (app === undefined) throw new Error('no such process');
    return app.app.nest.get(RateLimits, { strict: false });
  };
  /** @returns 'passed', or the seconds to wait */
  const attempt = async (app: TestApp | undefined, subject: string) => {
    try {
      await limitsOf(app).take(rule, subject);
      return 'passed';
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 429) throw error;
      return Number(error.headers['retry-after']);
    }
  };
  beforeAll(async () => {
    database = await startDatabase();
    apps = await Promise.all([1, 2].map(() => startApp({ mongodbUri: database.uri })));
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.close();
  });

  it('lets so many calls of a subject pass, and tells the next how long to wait', async () => {
    const answers = [];
    for (let call = 0; call < 4; call += 1) answers.push(await attempt(apps[0], 'one'));
    expect(answers.slice(0, 3)).toEqual(['passed', 'passed', 'passed']);
    expect(answers[3]).toBeGreaterThan(50);
    expect(answers[3]).toBeLessThanOrEqual(60);
    expect(await attempt(apps[0], 'another')).toBe('passed');
  });

  it('is shared by all processes, and exact for calls at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, call) => attempt(apps[call % 2], 'both')),
    );
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(3);
  });

  it('does not count a refused call in its longer windows', async () => {
    const subject = 'impatient';
    for (let call = 0; call < 10; call += 1) await attempt(apps[0], subject);
    const long = { ...rule, windows: rule.windows.slice(1) };
    const attemptLong = async () => {
      await limitsOf(apps[0]).take(long, subject);
    };
    await attemptLong();
    await attemptLong();
    await expect(attemptLong()).rejects.toBeInstanceOf(ProblemError);
  });
});
