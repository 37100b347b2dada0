/** Author of the content that ships with the product. No account may have this name. */
export const SEED_AUTHOR = 'seed';
