import { apPage } from '../../ap/ap-page.js';
import { apLit } from '../../ap/exams/ap-lit.js';

export default apPage(apLit);
