import { describe, expect, it } from '@jest/globals';
import { ApiError, type ApiMessage } from '@mockingbird/api-client';
import { describeRefusedCall } from './refused-call.js';

const CALL: ApiMessage = { method: 'POST', path: '/api/exams/statistics?x=1', body: {} };

/** @param paths where the input has issues */
function describeCall(status: number, code: string, call = CALL, paths: string[] = []) {
  const errors = paths.map((path) => ({ path, message: 'Expected a number' }));
  const problem = { type: '', title: '', status, detail: 'A sentence.', code, requestId: 'r', errors };
  return describeRefusedCall({
    error: new ApiError('http', 'A sentence.', status, problem),
    message: call,
  });
}

describe('a refused call', () => {
  it.each([
    [400, 'MB-1002', 'input of the wrong form'],
    [404, 'MB-1019', 'no such address'],
    [405, 'MB-1004', 'another method'],
    [413, 'MB-1005', 'a body that is too large'],
    [415, 'MB-1011', 'another media type'],
  ])('is an error of the remote: %i %s, %s', (status, code) => {
    expect(describeCall(status, code)).toBe(`POST /api/exams/* was refused: ${status} ${code}`);
  });

  it.each([
    [401, 'MB-1001', 'a clock that is wrong'],
    [401, 'MB-1012', 'a visitor who is signed out'],
    [401, 'MB-1013', 'a wrong password'],
    [403, 'MB-1010', 'a visitor without this right'],
    [403, 'MB-1017', 'a sign-in that is too old'],
    [404, 'MB-1003', 'content that does not exist'],
    [408, 'MB-1015', 'a slow network'],
    [409, 'MB-1007', 'a conflict with what is stored'],
    [429, 'MB-1006', 'too many requests'],
    [500, 'MB-1009', 'a failure of the services'],
    [503, 'MB-1008', 'a database that is away'],
  ])('is no error of the remote: %i %s, %s', (status, code) => {
    expect(describeCall(status, code)).toBeUndefined();
  });

  it.each([
    ['MB-1002', 400, false],
    ['MB-1005', 413, false],
    ['MB-1004', 405, true],
    ['MB-1019', 404, true],
  ])('with what a person typed: %s with %i counts: %j', (code, status, counts) => {
    expect(describeCall(status, code, { ...CALL, isTyped: true }) !== undefined).toBe(counts);
  });

  it.each([
    ['GET', '/api/articles/exam/long', false],
    ['GET', `/api/articles/${'x'.repeat(201)}?page=1`, false],
    ['POST', `/api/exams/${'x'.repeat(201)}`, false],
    ['GET', '/api/articles/exam?page=x', true],
  ] as const)('does not blame the remote for the address of a page: %s %s', (method, path, counts) => {
    expect(describeCall(400, 'MB-1002', { method, path }) !== undefined).toBe(counts);
  });

  it('says where its input has issues, without positions that differ between visitors', () => {
    const paths = ['/responses/12/option', '/responses/7/option', '/testId'];
    expect(describeCall(400, 'MB-1002', CALL, paths)).toBe(
      'POST /api/exams/* was refused: 400 MB-1002 at /responses/*/option, /testId',
    );
  });

  it('of another system than the services does not count', () => {
    expect(
      describeRefusedCall({ error: new ApiError('http', 'POST: 413', 413), message: CALL }),
    ).toBeUndefined();
  });
});
