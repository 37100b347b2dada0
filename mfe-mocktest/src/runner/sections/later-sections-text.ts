import type { OpenSection } from './open-section.js';
import * as messages from '../../messages/runner/sections/later-sections-text.js';

const listNames = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

/** What a submission before the last section means. */
export const laterSectionsText = ({ name, laterNames }: OpenSection): string =>
  messages.thisEndsTheWhole(name, listNames.format(laterNames));
