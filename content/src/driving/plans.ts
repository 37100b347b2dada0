import type { RealExam } from '@mockingbird/contracts';
import { CALIFORNIA, FLORIDA, ILLINOIS, NEW_YORK, TEXAS } from '../exams/dmv/real-exams.mjs';

export interface DrivingPlan {
  /** Key of the exam, and name of its facts. */
  address: string;
  /** Name of the files of its laws and rules. */
  file: string;
  state: string;
  realExam: RealExam;
}

/** States with knowledge tests of the real length. */
export const DRIVING_PLANS: readonly DrivingPlan[] = [
  { address: 'dmv-california', file: 'california', state: 'California', realExam: CALIFORNIA },
  { address: 'dmv-texas', file: 'texas', state: 'Texas', realExam: TEXAS },
  { address: 'dmv-new-york', file: 'new-york', state: 'New York', realExam: NEW_YORK },
  { address: 'dmv-florida', file: 'florida', state: 'Florida', realExam: FLORIDA },
  { address: 'dmv-illinois', file: 'illinois', state: 'Illinois', realExam: ILLINOIS },
];
