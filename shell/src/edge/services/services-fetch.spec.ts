import { describe, expect, it } from '@jest/globals';
import { Replicas } from './replicas.js';
import { servicesFetch } from './services-fetch.js';

const PATH = '/api/exams/allexams';

/** A fake `fetch` that reaches only some origins and records its requests. */
function network(...reachable: string[]) {
  const requests: string[] = [];
  const send: typeof fetch = (input) => {
    const origin = new URL(String(input)).origin;
    requests.push(origin);
    return reachable.includes(origin)
      ? Promise.resolve(new Response(origin))
      : Promise.reject(new TypeError('fetch failed'));
  };
  return { requests, send };
}
const replicas = () => new Replicas({ '*': ['http://a', 'http://b'] });

describe('a request to the services', () => {
  it('tries the next replica when one is unreachable, and avoids that one afterwards', async () => {
    const { requests, send } = network('http://a');
    const fetchServices = servicesFetch(replicas(), send);
    for (let call = 0; call < 4; call += 1) expect(await (await fetchServices(PATH)).text()).toBe('http://a');
    expect(requests.filter((origin) => origin === 'http://b')).toHaveLength(1);
  });

  it('is not repeated when it changes data', async () => {
    const { requests, send } = network();
    await expect(servicesFetch(replicas(), send)(PATH, { method: 'POST' })).rejects.toThrow('fetch failed');
    expect(requests).toHaveLength(1);
  });

  it('is not repeated after the caller aborted it', async () => {
    const { requests, send } = network();
    const signal = AbortSignal.abort();
    await expect(servicesFetch(replicas(), send)(PATH, { signal })).rejects.toThrow('fetch failed');
    expect(requests).toHaveLength(1);
  });

  it('fails when no service is configured', async () => {
    await expect(servicesFetch(new Replicas({}))(PATH)).rejects.toThrow('No service is configured');
  });
});
