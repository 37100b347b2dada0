import type { StoredRevision } from '@mockingbird/contracts';
import { plural } from '../format/plural.js';
import { utcTime } from '../format/utc-time.js';
import * as messages from '../messages/revisions.js';

/** Names a version by date, author and number of questions. */
export const formatRevision = ({ at, by, questions }: StoredRevision): string =>
  messages.versionLabel(utcTime(at), by, plural(questions, 'question'));
