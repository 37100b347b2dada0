import { apPage } from '../../ap/ap-page.js';
import { apLang } from '../../ap/exams/ap-lang.js';

export default apPage(apLang);
