import { describe, expect, it } from '@jest/globals';
import { ReplicaHealth } from './replica-health.js';
import { Replicas } from './replicas.js';

const PATH = '/api/exams/allexams';
const A = 'http://a';
const B = 'http://b';

/** Replicas that answer with these statuses; 0 cannot be reached. */
function health(statuses: Record<string, number>) {
  const asked: string[] = [];
  const replicas = new Replicas({ '*': [A, B] });
  const send: typeof fetch = (input) => {
    asked.push(String(input));
    const status = statuses[new URL(String(input)).origin] ?? 0;
    return status === 0
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(new Response('{}', { status }));
  };
  return { asked, replicas, look: () => new ReplicaHealth(replicas, send).look() };
}
const firsts = (replicas: Replicas) => new Set([1, 2, 3, 4].map(() => replicas.inOrder(PATH)[0]));

describe('the health of replicas', () => {
  it('is asked of each one', async () => {
    const { asked, look } = health({ [A]: 200, [B]: 200 });
    await look();
    expect(asked.sort()).toEqual([`${A}/health/ready`, `${B}/health/ready`]);
  });

  it.each([503, 0])('puts one last that is not ready (%i), until it is again', async (status) => {
    const statuses: Record<string, number> = { [A]: status, [B]: 200 };
    const { replicas, look } = health(statuses);
    await look();
    expect(firsts(replicas)).toEqual(new Set([B]));
    expect(replicas.inOrder(PATH)).toEqual([B, A]);
    statuses[A] = 200;
    await look();
    expect(firsts(replicas)).toEqual(new Set([A, B]));
  });

  it('leaves the turns as they are when none is ready', async () => {
    const { replicas, look } = health({});
    await look();
    expect(firsts(replicas)).toEqual(new Set([A, B]));
  });
});
