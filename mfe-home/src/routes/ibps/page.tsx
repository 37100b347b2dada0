import { familyPage } from '../../exam-family/family-page.js';
import { ibps } from '../../exam-family/ibps.js';

export default familyPage(ibps);
