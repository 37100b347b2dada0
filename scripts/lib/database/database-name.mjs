/** Name of the site's database on a server that the scripts started. */
export const DATABASE_NAME = 'mockingbird';

/**
 * Address of that database on the embedded server.
 * @param {string} origin such as `mongodb://127.0.0.1:40123`
 * @param {string} password from `secretsFor`: its characters need no escape
 */
export const embeddedUri = (origin, password) =>
  `${origin.replace('://', `://root:${password}@`)}/${DATABASE_NAME}?authSource=admin`;
