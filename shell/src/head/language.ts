import type { Head } from '@mockingbird/platform';

/** The language of pages that name none. */
export const DEFAULT_LANGUAGE: NonNullable<Head['language']> = 'en-US';
