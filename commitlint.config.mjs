/** Lerna's own commit of new version numbers. */
const VERSIONS = /^chore: versions$/m;
const EXPLAINED = new Set(['feat', 'fix']);

export default {
  extends: ['@commitlint/config-conventional'],
  ignores: [(message) => VERSIONS.test(message) || message.startsWith('Merge ')],
  plugins: [
    {
      rules: {
        'body-says-why': ({ type, body }) => [
          !EXPLAINED.has(type) || Boolean(body?.trim()),
          'a feat or fix needs a body that says why',
        ],
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
    'body-says-why': [2, 'always'],
  },
};
