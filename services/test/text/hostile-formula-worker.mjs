/**
 * As the program of the product, without the list of refused commands and with formulas that break each limit: the
 * limits of time, memory and output have to hold alone.
 */
import { answerFormulas } from '../../src/text/answer-formulas.mjs';
import { renderUnchecked } from '../../src/text/render-formula.mjs';

function takeMemory() {
  const taken = [];
  for (;;) taken.push(new Array(1_000).fill(taken.length));
}

function takeTime() {
  for (;;);
}

answerFormulas((tex, limits) => {
  if (tex === 'memory') takeMemory();
  if (tex === 'time') takeTime();
  return renderUnchecked(tex, limits);
});
