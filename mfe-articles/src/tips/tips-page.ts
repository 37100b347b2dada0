import { EXAM_TIPS_PATH } from '../addresses/paths.js';
import * as messages from '../messages/tips.js';

export const TIPS_PAGE = { name: messages.examTips, path: EXAM_TIPS_PATH };
