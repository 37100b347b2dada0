import { apPage } from '../../ap/ap-page.js';
import { apPhysics1 } from '../../ap/exams/ap-physics-1.js';

export default apPage(apPhysics1);
