import { familyPage } from '../../exam-family/family-page.js';
import { dmv } from '../../exam-family/dmv.js';

export default familyPage(dmv);
