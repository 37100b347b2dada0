import { describe, expect, it } from '@jest/globals';
import { parseConfig } from './config.js';

const NEEDED = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017/mockingbird',
  API_KEYS: 'browser:browser-secret-0001',
  SERVICES: 'content',
};
const parsed = (environment: Record<string, string>) => parseConfig({ ...NEEDED, ...environment });
const storeOf = (environment: Record<string, string>) => {
  const result = parsed(environment);
  if (!result.ok) throw new Error(result.issues.join());
  return result.config.s3;
};

describe('the configuration of the store', () => {
  it('is a folder without S3_URL, whatever AWS_* stand there for other programs', () => {
    expect(storeOf({ AWS_ACCESS_KEY_ID: 'a', AWS_REGION: 'eu-west-1' })).toBeUndefined();
  });

  it('reads address, bucket, prefix, region and credentials', () => {
    expect(
      storeOf({ S3_URL: 'https://key:se%2Fcret@s3.example:9000/my-bucket/a/b/?region=eu-west-1' }),
    ).toEqual({
      endpoint: 'https://s3.example:9000',
      bucket: 'my-bucket',
      prefix: 'a/b/',
      region: 'eu-west-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
    });
  });

  it('takes credentials and region from the environment, or leaves them to the client', () => {
    const aws = { AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's', AWS_SESSION_TOKEN: 't' };
    const S3_URL = 'http://127.0.0.1:9000/bucket';
    expect(storeOf({ S3_URL, ...aws, AWS_REGION: 'eu-north-1' })).toMatchObject({
      prefix: '',
      region: 'eu-north-1',
      credentials: { accessKeyId: 'k', secretAccessKey: 's', sessionToken: 't' },
    });
    expect(storeOf({ S3_URL })).toMatchObject({ region: 'us-east-1', credentials: undefined });
  });

  it.each([
    's3://bucket/prefix',
    'https://s3.example',
    'https://s3.example/',
    'https://s3.example/B/',
    'https://key@s3.example/bucket',
    'https://s3.example/bucket?regions=x',
    'https://s3.example/bucket?region=',
    'https://s3.example/bucket#x',
    'https://s3.example/bucket/a%20b',
    'https://key:%@s3.example/bucket',
    'bucket',
  ])('refuses %j, and does not repeat it', (S3_URL) => {
    const result = parsed({ S3_URL });
    expect(result).toEqual({
      ok: false,
      issues: ['S3_URL: Expected https://key:secret@host/bucket/prefix?region=...'],
    });
  });
});
