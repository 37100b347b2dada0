import { describe, expect, it, jest } from '@jest/globals';
import { ApiError } from './api-error.js';
import { createApi } from './api.js';
import { observeRejections, type RejectedCall } from './observe-rejections.js';

const failing = (error: unknown) => {
  const fail = () => Promise.reject(error);
  const observer = jest.fn<(call: RejectedCall) => void>();
  return {
    api: createApi(observeRejections({ request: fail, send: fail, prepare: fail }, observer)),
    observer,
  };
};

describe('an observed transport', () => {
  it('passes on an error status with its call, and throws the same error', async () => {
    const error = new ApiError('http', 'No.', 400);
    const { api, observer } = failing(error);
    await expect(api.exam('sat')).rejects.toBe(error);
    await expect(api.search('sat')).rejects.toBe(error);
    const releases = await api.releases();
    await expect(releases.telemetry({ composition: 1, events: [] })).rejects.toBe(error);
    expect(
      observer.mock.calls.map(([{ error: thrown, message }]) => [thrown, message.path, message.isTyped]),
    ).toEqual([
      [error, '/api/exams/exam/sat', undefined],
      [error, '/api/exams/search', true],
      [error, '/api/releases/telemetry', undefined],
    ]);
  });

  it('passes on where the call was made', async () => {
    const { api, observer } = failing(new ApiError('http', 'No.', 400));
    const callOfARemote = () => api.exam('sat');
    await expect(callOfARemote()).rejects.toThrow('No.');
    expect(observer.mock.calls[0]?.[0].place.stack).toContain('callOfARemote');
  });

  it.each([
    new ApiError('network', 'No.'),
    new ApiError('timeout', 'No.'),
    new ApiError('shape', 'No.', 200),
    new Error('No.'),
  ])('passes on nothing without an error status', async (error) => {
    const { api, observer } = failing(error);
    await expect(api.exam('sat')).rejects.toBe(error);
    expect(observer).not.toHaveBeenCalled();
  });

  it.each([
    ['accounts', (api) => api.accounts().then((calls) => calls.login({ username: 'a', password: 'b' }))],
    ['a newsletter', (api) => api.subscribe('a@b.test')],
    ['an upload', (api) => api.admin('t').then((calls) => calls.upload(new FormData()))],
    ['an own test', (api) => api.ownTests().then((calls) => calls.questions(new URLSearchParams()))],
  ] satisfies [string, (api: ReturnType<typeof createApi>) => Promise<unknown>][])(
    'knows that a person typed the input of %s',
    async (_what, call) => {
      const { api, observer } = failing(new ApiError('http', 'No.', 400));
      await expect(call(api)).rejects.toThrow('No.');
      expect(observer.mock.calls[0]?.[0].message.isTyped).toBe(true);
    },
  );
});
