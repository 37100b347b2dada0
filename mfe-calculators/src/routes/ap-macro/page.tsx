import { apPage } from '../../ap/ap-page.js';
import { apMacro } from '../../ap/exams/ap-macro.js';

export default apPage(apMacro);
