import { STUDY_GUIDES_PATH } from '../addresses/paths.js';
import * as messages from '../messages/guides.js';

export const GUIDES_PAGE = { name: messages.studyGuides, path: STUDY_GUIDES_PATH };
