import { describe, expect, it } from '@jest/globals';
import { loadOptional } from './load-optional.js';

describe('loadOptional', () => {
  it('resolves with the data', async () => {
    await expect(loadOptional(Promise.resolve(7), new AbortController().signal)).resolves.toBe(7);
  });

  it('resolves with undefined after a failure', async () => {
    const request = Promise.reject(new Error('unavailable'));
    await expect(loadOptional(request, new AbortController().signal)).resolves.toBeUndefined();
  });

  it('rejects when the request was cancelled', async () => {
    const request = Promise.reject(new Error('cancelled'));
    await expect(loadOptional(request, AbortSignal.abort())).rejects.toThrow('cancelled');
  });
});
