import { describe, expect, it } from '@jest/globals';
import { remoteDescriptorSchema } from '../src/composition/remote.js';

const parse = (parameters: unknown) =>
  remoteDescriptorSchema.safeParse({
    name: 'mfe-a',
    owner: 'a',
    apiVersion: 1,
    routes: [{ id: 'exam', path: '/exam/:examId', parameters }],
  });

describe('what a route says of its parameters', () => {
  it('is a form for each that its path has', () => {
    expect(parse({ examId: 'key' }).success).toBe(true);
    expect(parse(undefined).success).toBe(true);
  });

  it.each([
    [{ exam: 'key' }, ['routes', 0, 'parameters']],
    [{ examId: 'slug' }, ['routes', 0, 'parameters', 'examId']],
  ])('is refused with its place: %j', (parameters, path) => {
    expect(parse(parameters).error?.issues.map((issue) => issue.path)).toEqual([path]);
  });
});
