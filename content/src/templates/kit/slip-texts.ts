/** Texts that only say how far off a result is. They name no error of method, so they count as slips. */
const SLIP_TEXTS = [
  /^Your (result|last step|step) is /,
  /^You (doubled|halved|took (half|twice|double|a third|a quarter|three times) of the|took twice the) (right|result|value|percentage)\b/,
  /^You (added|subtracted) .+ (to|from) the right /,
  /\b(to|off) the right (time|one|amount|speed)\.$/,
  /^You (carried|forgot to carry|lost|gained|came out|made a slip)\b/,
  /^You (counted|took|made) .*\b(one|two|three|four|five|ten|half|\d+) .*too (many|few|much|little|high|low|large|small|long|short)( by \w+| by \d+)?\.$/,
  /^(The|Your|These|It|You) .*\b(one|two|three|\d+) too (high|low|large|small)\.$/,
  /too (high|low|large|small) by (one|two|\d+)\.$/,
  /one and a half times/,
];

/** Whether a mistake tells the student nothing about the method. */
export const isSlipText = (text: string) => SLIP_TEXTS.some((pattern) => pattern.test(text));
