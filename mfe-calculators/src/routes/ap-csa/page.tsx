import { apPage } from '../../ap/ap-page.js';
import { apCsa } from '../../ap/exams/ap-csa.js';

export default apPage(apCsa);
