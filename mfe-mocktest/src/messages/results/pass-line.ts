import { type Value } from '@mockingbird/remote-kit';

export const ourPassLine = (passPercent: Value, ofWhat: Value) =>
  `Our pass line is ${passPercent}%${ofWhat}.`;
export const weCallAPass = (passPercent: Value, ofWhat: Value) =>
  `We call ${passPercent}%${ofWhat} a pass in every test here.`;
export const theRealTestHas = (ours: Value) => `${ours} The real test has no pass mark: it gives a score.`;
export const aRealExam = (ours: Value) => `${ours} A real exam may have another rule.`;
