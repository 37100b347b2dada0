import type { OpenSection } from './open-section.js';

const listNames = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

/** What a submission before the last section means. */
export const laterSectionsText = ({ name, laterNames }: OpenSection): string =>
  `This ends the whole test, not only ${name}. ${listNames.format(laterNames)} will not open.`;
