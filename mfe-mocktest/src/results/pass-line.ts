import type { RealExam } from '@mockingbird/contracts';
import { PASS_PERCENT } from '@mockingbird/exam-core';
import * as messages from '../messages/results/pass-line.js';

interface PassFields {
  realExam?: RealExam | undefined;
  /** The calculator that estimates the score of the real exam. */
  scoreEstimate?: string | undefined;
}

/** Says what passes a test here. Without a published pass mark of the real exam, it says that the line is only ours. */
export function passLine({ realExam, scoreEstimate }: PassFields, ofWhat = ''): string {
  if (realExam) return messages.ourPassLine(PASS_PERCENT, ofWhat);
  const ours = messages.weCallAPass(PASS_PERCENT, ofWhat);
  return scoreEstimate ? messages.theRealTestHas(ours) : messages.aRealExam(ours);
}
