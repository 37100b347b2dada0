import { familyPage } from '../../family/family-page.js';
import { ssc } from '../../family/ssc.js';

export default familyPage(ssc);
