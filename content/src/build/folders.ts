import { join } from 'node:path';

/** Folder of the files that the product loads. */
export const BANK = join(import.meta.dirname, '../../bank');

/** In the folder of the topics: no topic, but the list of them. */
export const CATALOGUE = 'catalogue';
