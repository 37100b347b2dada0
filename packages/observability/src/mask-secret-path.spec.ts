import { describe, expect, it } from '@jest/globals';
import { maskSecretPath } from './mask-secret-path.js';

describe('a path in a log', () => {
  it.each([
    ['/api/articles/drafts/s3cret', '/api/articles/drafts/*'],
    ['/API/Articles/Drafts/s3cret/', '/API/Articles/Drafts/*/'],
    ['/articles/drafts/s3cret?x=1', '/articles/drafts/*?x=1'],
    ['/api/articles/posts/first-steps', '/api/articles/posts/first-steps'],
    ['/articles/draft', '/articles/draft'],
  ])('%s is logged as %s', (path, logged) => {
    expect(maskSecretPath(path)).toBe(logged);
  });
});
