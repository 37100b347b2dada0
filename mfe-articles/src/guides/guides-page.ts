import { STUDY_GUIDES_PATH } from '../addresses/paths.js';

export const GUIDES_PAGE = { name: 'Study guides', path: STUDY_GUIDES_PATH };
