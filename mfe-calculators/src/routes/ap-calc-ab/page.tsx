import { apPage } from '../../ap/ap-page.js';
import { apCalcAb } from '../../ap/exams/ap-calc-ab.js';

export default apPage(apCalcAb);
