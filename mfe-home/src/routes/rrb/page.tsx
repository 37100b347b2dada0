import { familyPage } from '../../exam-family/family-page.js';
import { rrb } from '../../exam-family/rrb.js';

export default familyPage(rrb);
