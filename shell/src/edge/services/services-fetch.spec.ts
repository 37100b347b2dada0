import { describe, expect, it } from '@jest/globals';
import { Replicas } from './replicas.js';
import { servicesFetch } from './services-fetch.js';

const PATH = '/api/exams/allexams';

/** A `fetch` that reaches only some origins, and remembers whom it asked. */
function network(...reachable: string[]) {
  const asked: string[] = [];
  const send: typeof fetch = (input) => {
    const origin = new URL(String(input)).origin;
    asked.push(origin);
    return reachable.includes(origin)
      ? Promise.resolve(new Response(origin))
      : Promise.reject(new TypeError('fetch failed'));
  };
  return { asked, send };
}
const replicas = () => new Replicas({ '*': ['http://a', 'http://b'] });

describe('asking the services', () => {
  it('goes on to the next replica when one cannot be reached, and spares it afterwards', async () => {
    const { asked, send } = network('http://a');
    const ask = servicesFetch(replicas(), send);
    for (let call = 0; call < 4; call += 1) expect(await (await ask(PATH)).text()).toBe('http://a');
    expect(asked.filter((origin) => origin === 'http://b')).toHaveLength(1);
  });

  it('repeats nothing that changes something', async () => {
    const { asked, send } = network();
    await expect(servicesFetch(replicas(), send)(PATH, { method: 'POST' })).rejects.toThrow('fetch failed');
    expect(asked).toHaveLength(1);
  });

  it('stops when the caller has given up', async () => {
    const { asked, send } = network();
    const signal = AbortSignal.abort();
    await expect(servicesFetch(replicas(), send)(PATH, { signal })).rejects.toThrow('fetch failed');
    expect(asked).toHaveLength(1);
  });

  it('fails when nobody is configured', async () => {
    await expect(servicesFetch(new Replicas({}))(PATH)).rejects.toThrow('No service is configured');
  });
});
