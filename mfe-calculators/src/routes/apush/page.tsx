import { apPage } from '../../ap/ap-page.js';
import { apush } from '../../ap/exams/apush.js';

export default apPage(apush);
