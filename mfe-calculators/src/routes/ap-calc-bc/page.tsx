import { apPage } from '../../ap/ap-page.js';
import { apCalcBc } from '../../ap/exams/ap-calc-bc.js';

export default apPage(apCalcBc);
