import { familyPage } from '../../exam-family/family-page.js';
import { ssc } from '../../exam-family/ssc.js';

export default familyPage(ssc);
