import type { RealExam } from '@mockingbird/contracts';
import { PASS_PERCENT } from '@mockingbird/exam-core';

interface PassFields {
  realExam?: RealExam | undefined;
  /** The calculator that estimates the score of the real exam. */
  scoreEstimate?: string | undefined;
}

/** Says what passes a test here. Without a published pass mark of the real exam, it says that the line is only ours. */
export function passLine({ realExam, scoreEstimate }: PassFields, ofWhat = ''): string {
  if (realExam) return `Our pass line is ${PASS_PERCENT}%${ofWhat}.`;
  const ours = `We call ${PASS_PERCENT}%${ofWhat} a pass in every test here.`;
  return scoreEstimate
    ? `${ours} The real test has no pass mark: it gives a score.`
    : `${ours} A real exam may have another rule.`;
}
