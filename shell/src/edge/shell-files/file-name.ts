/** A browser file of the shell whose name holds a hash of its content, so that it never changes. */
const HASHED = /^[A-Za-z0-9-]+\.[0-9a-f]{10}\.(js|css)$/;

export const isHashedFile = (file: string): boolean => HASHED.test(file);
