import { describe, expect, it } from '@jest/globals';
import { implementations } from './implementations.js';
import { keys, vectors } from './vectors.js';

it('holds at least 60 vectors, valid and invalid, each with a unique name', () => {
  const names = vectors.verifying.map((vector) => vector.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(vectors.verifying.filter((vector) => vector.expected.ok).length).toBeGreaterThan(30);
  expect(vectors.verifying.filter((vector) => !vector.expected.ok).length).toBeGreaterThan(30);
});

describe.each(implementations)('$name', ({ sign, verify }) => {
  it.each(vectors.verifying)('judges: $name', async ({ method, path, headers, now, expected }) => {
    expect(await verify({ headers, method, path, keys, now })).toEqual(expected);
  });

  it.each(vectors.verifying)('judges from Headers too: $name', async ({ expected, ...vector }) => {
    const headers = asHeaders(vector.headers);
    if (headers === undefined) return;
    expect(await verify({ ...vector, headers, keys })).toEqual(expected);
  });

  it.each(vectors.signing)('signs: $name', async ({ input, expected }) => {
    if (expected.throws) await expect(sign(input)).rejects.toMatchObject({ name: 'TypeError' });
    else expect(await sign(input)).toEqual(expected.headers);
  });
});

/** A `Headers` object accepts only values that a browser sends unchanged. */
function asHeaders(source: object): Headers | undefined {
  const headers = new Headers();
  for (const [name, value] of Object.entries(source)) {
    if (typeof value !== 'string' || !/^[!-~]([ -~]*[!-~])?$/.test(value)) return undefined;
    headers.append(name, value);
  }
  return headers;
}
