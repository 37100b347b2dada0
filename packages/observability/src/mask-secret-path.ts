/** The last part of this path is the permission to read a draft. The services ignore the case of paths. */
const SECRET = /(\/articles\/drafts\/)[^/?]+/i;

/** @returns a path for a log, without the secret that it may contain */
export const maskSecretPath = (path: string): string => path.replace(SECRET, '$1*');
