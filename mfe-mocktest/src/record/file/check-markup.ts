import { matches } from '../checks/checks.js';

const ELEMENTS = new Set(
  (
    'math semantics annotation mrow mi mo mn ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom ' +
    'menclose msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mlabeledtr mtd span'
  ).split(' '),
);

const ATTRIBUTES = new Set(
  (
    'xmlns class display encoding mathvariant mathcolor mathbackground mathsize stretchy fence separator lspace ' +
    'rspace minsize maxsize width height depth voffset columnalign rowalign rowspacing columnspacing columnlines ' +
    'rowlines columnspan rowspan displaystyle scriptlevel accent accentunder linethickness movablelimits symmetric ' +
    'form largeop notation side aria-hidden'
  ).split(' '),
);

const isSafeElement = ({ localName, attributes }: Element): boolean =>
  ELEMENTS.has(localName) && [...attributes].every(({ name }) => ATTRIBUTES.has(name));

/** Whether markup has only the elements and attributes of formulas. A page shows it without further checks. */
function isFormula(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const { body, head } = new DOMParser().parseFromString(value, 'text/html');
  return head.childElementCount === 0 && [...body.querySelectorAll('*')].every(isSafeElement);
}

/** Accepts the rendered formula of a question, and no other markup: a file may be from anybody. */
export const isFormulaMarkup = matches('a formula in MathML', isFormula);
