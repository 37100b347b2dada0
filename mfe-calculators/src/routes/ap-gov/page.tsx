import { apPage } from '../../ap/ap-page.js';
import { apGov } from '../../ap/exams/ap-gov.js';

export default apPage(apGov);
