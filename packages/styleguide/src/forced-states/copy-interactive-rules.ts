import { rulesOf } from '../tokens/read-tokens.js';
import { FORCED_STATES, forceSelector, type ForcedState } from './force-selector.js';

// The cast is safe: the keys of FORCED_STATES are the states.
const STATES = Object.keys(FORCED_STATES) as ForcedState[];

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;
/** A rule of conditions, such as `@media`, with the text before its bracket. */
const isCondition = (rule: CSSRule): rule is CSSMediaRule => 'conditionText' in rule;

function copyRule(rule: CSSRule): string[] {
  if (isStyleRule(rule)) {
    return STATES.flatMap((state) => {
      const selector = forceSelector(rule.selectorText, state);
      return selector === undefined ? [] : [`${selector} { ${rule.style.cssText} }`];
    });
  }
  if (!isCondition(rule)) return [];
  const inner = [...rule.cssRules].flatMap(copyRule);
  const before = rule.cssText.slice(0, rule.cssText.indexOf('{'));
  return inner.length > 0 ? [`${before}{ ${inner.join('\n')} }`] : [];
}

/** Copies every rule of the page for hover, focus and pressed, for elements inside `[data-forced]`. */
export const copyInteractiveRules = (sheets: Iterable<CSSStyleSheet>): string =>
  [...sheets].flatMap(rulesOf).flatMap(copyRule).join('\n');
