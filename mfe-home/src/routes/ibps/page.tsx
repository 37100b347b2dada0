import { familyPage } from '../../family/family-page.js';
import { ibps } from '../../family/ibps.js';

export default familyPage(ibps);
