/**
 * The worker program without the list of forbidden commands, and with formulas that exceed each limit. The limits of time,
 * memory and output must be sufficient without the list.
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
