/** Name of a browser file that contains a hash of its content, so that the file never changes. */
const HASHED = /^[A-Za-z0-9-]+\.[0-9a-f]{10}\.(js|css|woff2)$/;

export const isHashedFile = (file: string): boolean => HASHED.test(file);
