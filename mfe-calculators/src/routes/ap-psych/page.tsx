import { apPage } from '../../ap/ap-page.js';
import { apPsych } from '../../ap/exams/ap-psych.js';

export default apPage(apPsych);
