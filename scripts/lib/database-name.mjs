/** Database of the site on a server that the scripts started. */
export const DATABASE_NAME = 'mockingbird';
