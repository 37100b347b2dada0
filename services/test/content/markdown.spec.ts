/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterAll, describe, expect, it } from '@jest/globals';
import { INJECTION_VECTORS } from '@mockingbird/testing';
import fc from 'fast-check';
import { HeadingIds } from '../../src/content/rich-text/heading-ids.js';
import { renderMarkdown } from '../../src/content/rich-text/render-markdown.js';
import { FormulaPool } from '../../src/text/formula-pool.js';

const pool = new FormulaPool();
afterAll(() => pool.close());
const formulas = (sources: readonly string[]) => pool.render(sources);
const render = (body: string) => renderMarkdown(body, new HeadingIds(), formulas);
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Everything that Markdown may become, and MathML as KaTeX writes it. */
const ELEMENTS = new Set(
  [
    'p h2 h3 h4 h5 h6 a img em strong s code pre blockquote ul ol li hr br',
    'table thead tbody tr th td',
    'math semantics annotation mrow mi mn mo ms mtext mspace msup msub msubsup mfrac msqrt mroot mover munder',
    'munderover mtable mtr mtd mstyle mpadded mphantom menclose mmultiscripts mprescripts',
  ]
    .join(' ')
    .split(' '),
);
const MATHML =
  /^(accent|accentunder|columnalign|columnspacing|columnlines|rowspacing|rowlines|display|displaystyle|encoding|fence|form|height|width|depth|linebreak|linethickness|lspace|rspace|mathbackground|mathcolor|mathsize|mathvariant|maxsize|minsize|movablelimits|notation|scriptlevel|separator|side|stretchy|symmetric|voffset|xmlns|columnwidth|framespacing|frame|align)$/;
const ATTRIBUTES = /^(href|src|alt|title|rel|target|loading|decoding|id|scope|start|data-align)$/;
const LINK = /^(https?:\/\/[^/]|\/(?![/\\])|#|mailto:)/i;
const IMAGE = /^(https:\/\/|\/(?![/\\])|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/;

/** @returns elements and attributes that the HTML must not create in a browser */
function harm(html: string): string[] {
  const { head, body } = documentOf(html);
  const elements = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')];
  return elements.flatMap((element) => {
    const name = element.localName;
    const found = ELEMENTS.has(name) ? [] : [`<${name}>`];
    for (const { name: attribute, value } of element.attributes) {
      const inMath = element.namespaceURI?.endsWith('MathML') === true && MATHML.test(attribute);
      if (!ATTRIBUTES.test(attribute) && !inMath) found.push(`${name}[${attribute}]`);
      if (attribute === 'href' && !LINK.test(value)) found.push(`${name} to ${value}`);
      if (attribute === 'src' && !IMAGE.test(value)) found.push(`${name} of ${value}`);
      if (attribute === 'id' && !value.startsWith('s-')) found.push(`${name}#${value}`);
    }
    return found;
  });
}

const PLACES: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `> - ${vector.replaceAll('\n', '\n>   ')}`,
  (vector) => `**bold ${vector}** and [link](https://ok.example/) \`code\``,
  (vector) => `| a |\n| - |\n| ${vector.replaceAll('\n', ' ').replaceAll('|', ' ')} |`,
  (vector) => `## ${vector.replaceAll('\n', ' ')}`,
];

describe('rich text', () => {
  it('is tried with enough of what attacks', () => {
    expect(new Set(INJECTION_VECTORS).size).toBeGreaterThanOrEqual(60);
  });

  it.each(INJECTION_VECTORS)('brings no script, style or foreign address in with %j', async (vector) => {
    for (const place of PLACES) expect(harm((await render(place(vector))).html)).toEqual([]);
  });

  it('would be caught if it did', () => {
    const dangerous = INJECTION_VECTORS.filter((vector) => vector.startsWith('<')).filter(
      (vector) => harm(vector).length > 0,
    );
    expect(dangerous.length).toBeGreaterThan(25);
    expect(harm('<a href="javascript:alert(1)">x</a>')).toEqual(['a to javascript:alert(1)']);
    expect(harm('<td style="text-align:right">x</td><p style="x">')).toContain('p[style]');
  });

  it('brings none in, whatever is put together', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...INJECTION_VECTORS),
      fc.constantFrom(...'[]()<>!`*_#$|"\'\\&;: \n\t', '](', '![', '<a ', ' on', 'javascript:', '&#', '```'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        expect(harm((await render(pieces.join(''))).html)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('shows raw HTML as the text that it is', async () => {
    const html = '<b onclick="x">bold</b> & <br>';
    expect(documentOf((await render(html)).html).body.textContent?.trim()).toBe(html);
  });

  it('links out beside the page, and stays on it otherwise', async () => {
    const { body } = documentOf(
      (await render('[a](https://x.example/?q=1) [b](/exam/x) [c](#s-d) <m@x.org>')).html,
    );
    expect([...body.querySelectorAll('a')].map(({ outerHTML }) => outerHTML)).toEqual([
      '<a href="https://x.example/?q=1" rel="noopener noreferrer" target="_blank">a</a>',
      '<a href="/exam/x">b</a>',
      '<a href="#s-d">c</a>',
      '<a href="mailto:m@x.org">m@x.org</a>',
    ]);
  });

  it('leaves the text where an address is refused', async () => {
    expect(
      (await render('[a](javascript:x) ![b](http://x.example/b.png) [c](data:image/png;base64,AA)')).html,
    ).toBe('<p>[a](javascript:x) b c</p>\n');
  });

  it('loads pictures when they are seen', async () => {
    expect((await render('![A *sign*](/a.svg "T")')).html).toBe(
      '<p><img src="/a.svg" alt="A sign" title="T" loading="lazy" decoding="async"></p>\n',
    );
  });

  it('gives headings ids and a list, below the title, once over all blocks', async () => {
    const ids = new HeadingIds();
    const first = await renderMarkdown(
      '# One `two` $x^2$\n\n### Marks: −½!\n\n## One two x^2\n\n# 符号\n\n# ***',
      ids,
      formulas,
    );
    const second = await renderMarkdown('Marks\n---', ids, formulas);
    expect(first.headings).toEqual([
      { level: 2, id: 's-one-two-x-2', text: 'One two x^2' },
      { level: 3, id: 's-marks-½', text: 'Marks: −½!' },
      { level: 2, id: 's-one-two-x-2-2', text: 'One two x^2' },
      { level: 2, id: 's-符号', text: '符号' },
      { level: 2, id: 's-section', text: '***' },
    ]);
    expect(second.headings).toEqual([{ level: 2, id: 's-marks', text: 'Marks' }]);
    const { body } = documentOf(first.html);
    expect([...body.querySelectorAll('h2,h3')].map(({ id }) => id)).toEqual(
      first.headings.map(({ id }) => id),
    );
  });

  it('renders formulas as MathML, and knows money', async () => {
    const { html } = await render('From $5 to $6, \\$7, and $\\frac{1}{4}$ of `$x$`; $\\unknown$ stays.');
    const { body } = documentOf(html);
    expect(body.querySelectorAll('math')).toHaveLength(1);
    expect(body.querySelector('mfrac')).not.toBeNull();
    expect(body.querySelector('code')?.textContent).toBe('$x$');
    expect(html).toMatch(/From \$5 to \$6, \$7, and <math.*\$\\unknown\$ stays\./);
  });

  it('renders formulas in tables and headings, where alignment is no style', async () => {
    const { html } = await render('| a | b |\n| --- | ---: |\n| $x_1$ | 2 |');
    expect(html).toContain('<th scope="col" data-align="right">b</th>');
    expect(html).toMatch(/<td><math.*<\/td>\s*<td data-align="right">2<\/td>/s);
  });

  it('shows the source of formulas beyond the limit', async () => {
    const { html } = await render(Array.from({ length: 510 }, (_, index) => `$x_{${index}}$`).join(' '));
    expect(html.match(/<math/g)).toHaveLength(500);
    expect(html).toContain('$x_{505}$');
  });

  it.each(['$', '$a ', '[', '![', '*a **b ', '<', '`', '> ', '- ', '$a$ ', '&', '\\', '|', '[a](', '_'])(
    'takes %j ten thousand times without stalling',
    async (unit) => {
      // Processor time: on a busy machine the process may wait.
      const started = process.cpuUsage();
      await render(unit.repeat(10_000));
      expect(process.cpuUsage(started).user / 1_000).toBeLessThan(10_000);
    },
  );
});
