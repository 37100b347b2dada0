import type { ApExam } from '../ap-exam.js';
import { apBio } from './ap-bio.js';
import { apCalcAb } from './ap-calc-ab.js';
import { apCalcBc } from './ap-calc-bc.js';
import { apChem } from './ap-chem.js';
import { apCsa } from './ap-csa.js';
import { apCsp } from './ap-csp.js';
import { apEuro } from './ap-euro.js';
import { apGov } from './ap-gov.js';
import { apLang } from './ap-lang.js';
import { apLit } from './ap-lit.js';
import { apMacro } from './ap-macro.js';
import { apPhysics } from './ap-physics.js';
import { apPhysics1 } from './ap-physics-1.js';
import { apPhysicsC } from './ap-physics-c.js';
import { apPsych } from './ap-psych.js';
import { apWorld } from './ap-world.js';
import { apush } from './apush.js';

/** Every AP exam, in the order of the specification. */
export const AP_EXAMS: readonly ApExam[] = [
  apush,
  apLang,
  apBio,
  apChem,
  apLit,
  apGov,
  apPsych,
  apCalcAb,
  apCalcBc,
  apWorld,
  apPhysics,
  apCsa,
  apEuro,
  apMacro,
  apPhysics1,
  apPhysicsC,
  apCsp,
];
