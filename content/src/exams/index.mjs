import { act } from './admission/act.mjs';
import { sat } from './admission/sat.mjs';
import { california } from './dmv/california.mjs';
import { florida } from './dmv/florida.mjs';
import { illinois } from './dmv/illinois.mjs';
import { newYork } from './dmv/new-york.mjs';
import { texas } from './dmv/texas.mjs';
import { clerk } from './ibps/clerk.mjs';
import { po } from './ibps/po.mjs';
import { ruralOfficer } from './ibps/rural-officer.mjs';
import { groupD } from './rrb/group-d.mjs';
import { ntpc } from './rrb/ntpc.mjs';
import { cgl } from './ssc/cgl.mjs';
import { chsl } from './ssc/chsl.mjs';
import { gd } from './ssc/gd.mjs';

/** Every exam of the bank, in the order in which a visitor of its sub-site should meet it. */
export const exams = [
  california,
  texas,
  newYork,
  florida,
  illinois,
  cgl,
  chsl,
  gd,
  po,
  clerk,
  ruralOfficer,
  ntpc,
  groupD,
  sat,
  act,
];
