import { familyPage } from '../../family/family-page.js';
import { rrb } from '../../family/rrb.js';

export default familyPage(rrb);
