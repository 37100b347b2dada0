/** The family of the font files, which scripts/fonts/share.mjs writes. */
export const FONT_FAMILY = 'Source Serif 4';
export const FONT_FILES = ['share-latin.ttf', 'share-latin-ext.ttf'] as const;
