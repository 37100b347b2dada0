import { apPage } from '../../ap/ap-page.js';
import { apPhysics } from '../../ap/exams/ap-physics.js';

export default apPage(apPhysics);
