import { childElements, descendantsOf, textOf } from '../xml/elements.js';
import type { Element } from '../xml/parse-xml.js';

const SYMBOLS: Readonly<Record<string, string>> = {
  '×': String.raw`\times `,
  '⋅': String.raw`\cdot `,
  '·': String.raw`\cdot `,
  '÷': String.raw`\div `,
  '±': String.raw`\pm `,
  '−': '-',
  '≤': String.raw`\le `,
  '≥': String.raw`\ge `,
  '≠': String.raw`\ne `,
  '≈': String.raw`\approx `,
  '→': String.raw`\to `,
  '∞': String.raw`\infty `,
  '∑': String.raw`\sum `,
  '∫': String.raw`\int `,
  π: String.raw`\pi `,
  α: String.raw`\alpha `,
  β: String.raw`\beta `,
  γ: String.raw`\gamma `,
  θ: String.raw`\theta `,
  λ: String.raw`\lambda `,
  μ: String.raw`\mu `,
  σ: String.raw`\sigma `,
  Δ: String.raw`\Delta `,
  '°': String.raw`^\circ `,
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  '%': String.raw`\%`,
  $: String.raw`\$`,
  '#': String.raw`\#`,
  '&': String.raw`\&`,
  _: String.raw`\_`,
  '\\': String.raw`\backslash `,
  // Signs that are not seen.
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
};

const escapeTex = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()].map((letter) => SYMBOLS[letter] ?? letter).join('');

const NAMES: ReadonlySet<string> = new Set('sin cos tan cot sec csc log ln exp lim max min gcd'.split(' '));

/** Elements around others that say nothing of their own. */
const GROUPS: ReadonlySet<string> = new Set(['math', 'mrow', 'mstyle', 'mpadded', 'semantics', 'merror']);

/** The TeX from which a program made the MathML, if it says so. */
function texSource(math: Element): string | undefined {
  const annotation = [...descendantsOf(math)].find(
    ({ name, attributes }) => name === 'annotation' && /tex/i.test(attributes['encoding'] ?? ''),
  );
  const tex = annotation && textOf(annotation).trim();
  return tex && (/^(?:\\\[|\\\(|\$+)([\s\S]*?)(?:\\\]|\\\)|\$+)$/.exec(tex)?.[1] ?? tex).trim();
}

/** Converts the elements of presentation MathML that school mathematics has. Others are left out and reported. */
export function mathmlToTex(math: Element): { tex: string; isComplete: boolean } {
  const source = texSource(math);
  if (source !== undefined) return { tex: source, isComplete: true };
  let isComplete = true;
  const inner = (element: Element): string => childElements(element).map(convert).join('');
  const group = (element: Element | undefined): string => `{${element ? convert(element) : ''}}`;
  const convert = (element: Element): string => {
    const { name } = element;
    const [first, second, third] = childElements(element);
    if (GROUPS.has(name)) return inner(element);
    switch (name) {
      case 'mi': {
        const text = textOf(element).trim();
        if (NAMES.has(text)) return String.raw`\${text} `;
        return text.length > 1 ? String.raw`\mathrm{${escapeTex(text)}}` : escapeTex(text);
      }
      case 'mn':
      case 'mo':
        return escapeTex(textOf(element));
      case 'mtext':
      case 'ms':
        return String.raw`\text{${escapeTex(textOf(element))}}`;
      case 'mspace':
        return ' ';
      case 'msup':
        return `${group(first)}^${group(second)}`;
      case 'msub':
        return `${group(first)}_${group(second)}`;
      case 'msubsup':
      case 'munderover':
        return `${group(first)}_${group(second)}^${group(third)}`;
      case 'munder':
        return String.raw`\underset${group(second)}${group(first)}`;
      case 'mover':
        return String.raw`\overset${group(second)}${group(first)}`;
      case 'mfrac':
        return String.raw`\frac${group(first)}${group(second)}`;
      case 'msqrt':
        return String.raw`\sqrt{${inner(element)}}`;
      case 'mroot':
        return String.raw`\sqrt[${second ? convert(second) : ''}]${group(first)}`;
      case 'mfenced':
        return String.raw`\left(${childElements(element).map(convert).join(',')}\right)`;
      case 'annotation':
      case 'annotation-xml':
        return '';
      default:
        isComplete = false;
        return inner(element);
    }
  };
  return { tex: convert(math).trim(), isComplete };
}
