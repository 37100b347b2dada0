import { EXAM_TIPS_PATH } from '../addresses/paths.js';

export const TIPS_PAGE = { name: 'Exam tips', path: EXAM_TIPS_PATH };
