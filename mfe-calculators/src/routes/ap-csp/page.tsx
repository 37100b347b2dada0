import { apPage } from '../../ap/ap-page.js';
import { apCsp } from '../../ap/exams/ap-csp.js';

export default apPage(apCsp);
