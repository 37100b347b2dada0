/** Variables that other processes need and the edge does not. */
const OF_OTHERS = [
  'COMPOSITION_KEY',
  'JWT_SECRET',
  'MONGODB_URI',
  'DATABASE_PASSWORD',
  'EMBEDDED_MONGO_PASSWORD',
  'ADMIN_PASSWORD',
  'MB_TOKEN',
  'STRAPI_TOKEN',
];
const OF_STORES = /^(?:AWS|S3)_/;
const KEYS = /^\s*(?:browser|edge)(?:-[^:]*)?:/;

/**
 * The environment of the edge. The edge faces the public and runs the remotes' code, so it gets only the secrets that
 * it uses: the keys with which it and browsers sign.
 * @param {Record<string, string | undefined>} environment
 */
export function edgeEnvironment(environment) {
  const passed = Object.entries(environment).filter(
    ([name]) => !OF_OTHERS.includes(name) && !OF_STORES.test(name),
  );
  const keys = (environment.API_KEYS ?? '').split(',').filter((pair) => KEYS.test(pair));
  return { ...Object.fromEntries(passed), API_KEYS: keys.join(',') };
}
