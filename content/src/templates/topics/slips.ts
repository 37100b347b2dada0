import { frac } from '../kit/index.js';
import { scaled, slip } from '../kit/slips.js';

export const tenTooMany = slip('You carried one ten too many.', 10);
export const tenTooFew = slip('You forgot to carry one ten.', -10);
export const hundredTooMany = slip('You carried one hundred too many.', 100);
export const hundredTooFew = slip('You forgot to carry one hundred.', -100);
export const oneTooMany = slip('You came out one too high in the last step.', 1);
export const oneTooFew = slip('You came out one too low in the last step.', -1);
export const doubledResult = scaled('You doubled the right value.', 2);
export const halvedResult = scaled('You took half of the right value.', frac(1, 2));
