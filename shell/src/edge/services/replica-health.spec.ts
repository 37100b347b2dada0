import { describe, expect, it } from '@jest/globals';
import { ReplicaHealth } from './replica-health.js';
import { Replicas } from './replicas.js';

const PATH = '/api/exams/allexams';
const A = 'http://a';
const B = 'http://b';

/** Replicas that answer with these statuses; 0 is unreachable. */
function health(statuses: Record<string, number>) {
  const requests: string[] = [];
  const replicas = new Replicas({ '*': [A, B] });
  const send: typeof fetch = (input) => {
    requests.push(String(input));
    const status = statuses[new URL(String(input)).origin] ?? 0;
    return status === 0
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(new Response('{}', { status }));
  };
  return { requests, replicas, checkAll: () => new ReplicaHealth(replicas, send).checkAll() };
}
const firsts = (replicas: Replicas) => new Set([1, 2, 3, 4].map(() => replicas.nextReplicas(PATH)[0]));

describe('the health of replicas', () => {
  it('is checked for each one', async () => {
    const { requests, checkAll } = health({ [A]: 200, [B]: 200 });
    await checkAll();
    expect(requests.sort()).toEqual([`${A}/health/ready`, `${B}/health/ready`]);
  });

  it.each([503, 0])('puts one that is not ready (%i) last until it recovers', async (status) => {
    const statuses: Record<string, number> = { [A]: status, [B]: 200 };
    const { replicas, checkAll } = health(statuses);
    await checkAll();
    expect(firsts(replicas)).toEqual(new Set([B]));
    expect(replicas.nextReplicas(PATH)).toEqual([B, A]);
    statuses[A] = 200;
    await checkAll();
    expect(firsts(replicas)).toEqual(new Set([A, B]));
  });

  it('does not change the turns when none is ready', async () => {
    const { replicas, checkAll } = health({});
    await checkAll();
    expect(firsts(replicas)).toEqual(new Set([A, B]));
  });
});
