import { familyPage } from '../../family/family-page.js';
import { dmv } from '../../family/dmv.js';

export default familyPage(dmv);
