import { type Value } from '@mockingbird/remote-kit';

export const ourPassLine = (passPercent: Value, ofWhat: Value) =>
  `Our pass line is ${passPercent}%${ofWhat}.`;
export const weCallAPass = (passPercent: Value, ofWhat: Value) =>
  `We call ${passPercent}%${ofWhat} a pass in every test here.`;
