/** Variables that other processes need, and edge and gate do not. */
const OF_OTHERS = [
  'COMPOSITION_KEY',
  'JWT_SECRET',
  'MONGODB_URI',
  'DATABASE_PASSWORD',
  'EMBEDDED_MONGO_PASSWORD',
  'ADMIN_PASSWORD',
  'MB_TOKEN',
  'STRAPI_TOKEN',
  'STRAPI_PREVIEW_SECRET',
  'STRAPI_WEBHOOK_SECRET',
];
const OF_STORES = /^(?:AWS|S3)_/;
const KEYS = /^\s*(?:browser|edge)(?:-[^:]*)?:/;

/**
 * The environment of the edge, and of the gate. Both run the remotes' code, and the edge faces the public. So they get
 * only the secrets that they use: the keys with which they and browsers sign.
 * @param {Record<string, string | undefined>} environment
 */
export function edgeEnvironment(environment) {
  const passed = Object.entries(environment).filter(
    ([name]) => !OF_OTHERS.includes(name) && !OF_STORES.test(name),
  );
  const keys = (environment.API_KEYS ?? '').split(',').filter((pair) => KEYS.test(pair));
  return { ...Object.fromEntries(passed), API_KEYS: keys.join(',') };
}
