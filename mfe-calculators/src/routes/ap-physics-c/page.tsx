import { apPage } from '../../ap/ap-page.js';
import { apPhysicsC } from '../../ap/exams/ap-physics-c.js';

export default apPage(apPhysicsC);
