import { apPage } from '../../ap/ap-page.js';
import { apChem } from '../../ap/exams/ap-chem.js';

export default apPage(apChem);
