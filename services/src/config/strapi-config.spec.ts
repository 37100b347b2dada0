import { describe, expect, it } from '@jest/globals';
import { parseConfig } from './config.js';

const NEEDED = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017/mockingbird',
  API_KEYS: 'browser:browser-secret-0001',
  SERVICES: 'content',
};
const parse = (environment: Record<string, string>) => {
  const parsed = parseConfig({ ...NEEDED, ...environment });
  return parsed.ok ? parsed.config.strapi : parsed.issues;
};

describe('the configuration of Strapi', () => {
  it('is absent by default: posts are our own', () => {
    expect(parse({})).toBeUndefined();
    expect(parse({ STRAPI_URL: '', STRAPI_TOKEN: '' })).toBeUndefined();
  });

  it('needs an address alone', () => {
    expect(parse({ STRAPI_URL: 'https://cms.example/strapi' })).toEqual({
      url: 'https://cms.example/strapi',
      collection: 'posts',
      mediaOrigin: 'https://cms.example/strapi',
    });
  });

  it('takes a token, another collection and another place of pictures', () => {
    expect(
      parse({
        STRAPI_URL: 'http://127.0.0.1:1337',
        STRAPI_TOKEN: 'abc123',
        STRAPI_COLLECTION: 'blog-articles',
        STRAPI_ARTICLE_COLLECTION: 'exam-articles',
        STRAPI_MEDIA_URL: 'https://media.example',
      }),
    ).toEqual({
      url: 'http://127.0.0.1:1337',
      token: 'abc123',
      collection: 'blog-articles',
      articleCollection: 'exam-articles',
      mediaOrigin: 'https://media.example',
    });
  });

  it.each([
    [{ STRAPI_URL: 'cms.example' }, 'STRAPI_URL'],
    [{ STRAPI_URL: 'ftp://cms.example' }, 'STRAPI_URL'],
    [{ STRAPI_URL: 'https://user:pass@cms.example' }, 'STRAPI_URL'],
    [{ STRAPI_URL: 'https://cms.example/?x=1' }, 'STRAPI_URL'],
    [{ STRAPI_TOKEN: 'secret-token' }, 'STRAPI_URL'],
    [{ STRAPI_MEDIA_URL: 'https://media.example' }, 'STRAPI_URL'],
    [{ STRAPI_ARTICLE_COLLECTION: 'articles' }, 'STRAPI_URL'],
    [{ STRAPI_URL: 'https://cms.example', STRAPI_PREVIEW_SECRET: 'secret-token' }, 'STRAPI_PREVIEW_SECRET'],
    [{ STRAPI_URL: 'https://cms.example', STRAPI_TOKEN: 'two words' }, 'STRAPI_TOKEN'],
    [{ STRAPI_URL: 'https://cms.example', STRAPI_COLLECTION: '../users' }, 'STRAPI_COLLECTION'],
    [{ STRAPI_URL: 'https://cms.example', STRAPI_MEDIA_URL: 'http://media.example' }, 'STRAPI_MEDIA_URL'],
  ])('names the fault of %j, and no value', (environment, variable) => {
    const issues = parse(environment);
    expect(issues).toEqual([expect.stringMatching(new RegExp(`^${variable}: `))]);
    expect(String(issues)).not.toMatch(/secret-token|two words|pass@/);
  });
});
