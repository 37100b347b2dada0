/** What the parts behind the edge need, and the edge does not. */
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
 * The environment as the edge gets it: the edge faces the world and runs what teams release, so that it holds no secret
 * that it does not use itself. Of the keys these are the ones that it and browsers sign with.
 * @param {Record<string, string | undefined>} environment
 */
export function edgeEnvironment(environment) {
  const kept = Object.entries(environment).filter(
    ([name]) => !OF_OTHERS.includes(name) && !OF_STORES.test(name),
  );
  const keys = (environment.API_KEYS ?? '').split(',').filter((pair) => KEYS.test(pair));
  return { ...Object.fromEntries(kept), API_KEYS: keys.join(',') };
}
