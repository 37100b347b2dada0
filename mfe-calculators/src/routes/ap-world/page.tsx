import { apPage } from '../../ap/ap-page.js';
import { apWorld } from '../../ap/exams/ap-world.js';

export default apPage(apWorld);
