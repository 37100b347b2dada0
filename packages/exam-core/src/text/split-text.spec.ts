import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { collectMath, textsOfQuestion } from './collect-math.js';
import { splitText } from './split-text.js';

/** A compact notation: [maths], | for a line break, everything else is text. */
function notation(text: string): string {
  return splitText(text)
    .map(({ kind, value }) => ({ text: value, math: `[${value}]`, break: '|' })[kind])
    .join('');
}

describe('splitText', () => {
  it.each([
    ['plain text', 'plain text'],
    ['', ''],
    ['$x$', '[x]'],
    ['Solve $x^2 = 4$ for $x$.', 'Solve [x^2 = 4] for [x].'],
    ['$a$$b$', '[a][b]'],
    ['$\\frac{1}{2}$', '[\\frac{1}{2}]'],
    ['($x$)', '([x])'],
  ])('finds the formulas of %j', (text, expected) => {
    expect(notation(text)).toBe(expected);
  });

  it.each([
    'It costs $5.',
    'It costs $5 and $10.',
    'From $5 to $10 to $15',
    'between $5-$10 a day',
    '$20,000 and then $30,000',
    '5 $ or 10 $',
    'a lone $',
    '$ x $',
    '$x $',
    '$x$5',
    '$',
    '$$',
    '$$$',
    '$x',
    '$x\\$',
    'US$ 5, A$ 6',
  ])('leaves the money in %j alone', (text) => {
    expect(splitText(text).map(({ kind }) => kind)).not.toContain('math');
    expect(notation(text)).toBe(text.replaceAll('\\$', '$'));
  });

  it('finds a formula after money', () => {
    expect(notation('A pen costs $5 and $x$ more.')).toBe('A pen costs $5 and [x] more.');
    expect(notation('$5 and $10 and $x$')).toBe('$5 and $10 and [x]');
  });

  it('reads an escaped sign as a dollar sign, outside maths', () => {
    expect(notation('\\$5 and \\$6')).toBe('$5 and $6');
    expect(notation('\\$x$')).toBe('$x$');
    expect(splitText('a\\$b')).toEqual([{ kind: 'text', value: 'a$b' }]);
  });

  it('keeps an escaped sign inside maths as TeX has it', () => {
    expect(notation('$\\$5 + x$')).toBe('[\\$5 + x]');
    expect(notation('$a \\\\$ b')).toBe('[a \\\\] b');
  });

  it('keeps other backslashes', () => {
    expect(notation('C:\\temp \\ and \\')).toBe('C:\\temp \\ and \\');
  });

  it.each(['\n', '\r\n', '\r', '<br>', '<br/>', '<br />', '<BR>'])('breaks the line at %j', (mark) => {
    expect(notation(`one${mark}two`)).toBe('one|two');
    expect(notation(`${mark}${mark}`)).toBe('||');
  });

  it('takes other tags and signs as text', () => {
    expect(notation('<b>x</b> 1 < 2 <brow>')).toBe('<b>x</b> 1 < 2 <brow>');
  });

  it('lets a formula span lines of its source, not a break of the text', () => {
    expect(notation('$a\nb$')).toBe('[a\nb]');
    expect(notation('$a<br>b$')).toBe('$a|b$');
  });

  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom('$', '\\$', '\\', ' ', '5', 'x', '\n', '<br>', '<', '\\\\', '\r'),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 30 },
  );

  it('loses nothing but backslashes, whatever the text', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        const segments = splitText(text);
        const visible = segments.map(({ kind, value }) => (kind === 'math' ? `$${value}$` : value)).join('');
        const bare = (each: string) => each.replace(/\r\n|\r|<br\s*\/?>/gi, '\n').replaceAll('\\', '');
        expect(bare(visible)).toBe(bare(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('never has an empty piece, two texts side by side, or maths that begins or ends with white space', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const segments = splitText(parts.join(''));
        segments.forEach(({ kind, value }, index) => {
          expect(value).not.toBe('');
          if (kind === 'text') expect(segments[index + 1]?.kind).not.toBe('text');
          if (kind === 'math') expect(value).toBe(value.trim());
        });
      }),
      { numRuns: 3000 },
    );
  });

  it('takes a time in proportion to the length, whatever a hostile text holds', () => {
    for (const unit of ['$', '$a ', '\\$', '$a\\$', '<', '<br', '$a\\\\', '\\']) {
      const before = process.cpuUsage();
      splitText(unit.repeat(50_000));
      // Processor time, so that other load on the machine does not count.
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
    }
  });
});

describe('collectMath', () => {
  it('finds every formula once, in order', () => {
    expect(collectMath(['$b$ and $a$', 'none', '$a$ and $c$ for $5'])).toEqual(['b', 'a', 'c']);
  });

  it('looks into every text of a question', () => {
    const question = {
      questionText: '$q$',
      options: ['$o1$', { text: '$o2$', image: '/a.png' }],
      explanation: '$e$',
      passage: '$p$',
    };
    expect(collectMath(textsOfQuestion(question))).toEqual(['p', 'q', 'o1', 'o2', 'e']);
    expect(textsOfQuestion({ questionText: 'q', options: ['a', 'b'] })).toEqual(['q', 'a', 'b']);
  });
});
