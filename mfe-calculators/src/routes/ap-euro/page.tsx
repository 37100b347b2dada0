import { apPage } from '../../ap/ap-page.js';
import { apEuro } from '../../ap/exams/ap-euro.js';

export default apPage(apEuro);
