import { apPage } from '../../ap/ap-page.js';
import { apBio } from '../../ap/exams/ap-bio.js';

export default apPage(apBio);
