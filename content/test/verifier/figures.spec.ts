import { describe, expect, it } from '@jest/globals';
import type { Question } from '@mockingbird/contracts';
import { startUsed, tryWriteQuestion } from '../../src/templates/kit/write-question.js';
import { REASONING } from '../../src/templates/topics/reasoning/index.js';
import type { Entry } from '../../src/verifier/bank.js';
import { findDuplicates } from '../../src/verifier/checks/duplicates.js';
import { checkKey } from '../../src/verifier/checks/key.js';
import { checkOptions } from '../../src/verifier/checks/options.js';
import { looksOf } from '../../src/verifier/pictures/looks.js';
import { panelsOf } from '../../src/verifier/pictures/panels.js';
import { readDrawing } from '../../src/verifier/pictures/read-drawing.js';
import { SOLVERS } from '../../src/verifier/solvers/index.js';

const svg = (body: string, width = 100, height = 100) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`,
  )}`;
const lines = (d: string) => `<g fill="none" stroke="#111" stroke-width="3"><path d="${d}"/></g>`;
const rings = (...centres: [number, number][]) =>
  `<g fill="none" stroke="#111">${centres.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('')}</g>`;

const SHEET = 'M3 3L97 3L97 97L3 97Z';

const solve = (topic: string, template: string, question: Partial<Question>) =>
  SOLVERS[topic]?.[template]?.({ questionText: '', options: [], correctAnswer: 0, ...question });

describe('reading a picture', () => {
  it('finds lines, dots and circles, and what they look like', () => {
    const one = readDrawing(svg(`<circle cx="9" cy="8" r="6"/>${lines('M1 2L3 4L5 6')}`));
    const other = readDrawing(svg(`<circle cx="9" cy="8" r="6"/>${lines('M5 6L3 4M1 2L3 4')}`));
    expect(one.circles).toEqual([{ x: 9, y: 8, radius: 6, isFilled: true }]);
    expect(looksOf(one)).toBe(looksOf(other));
    expect(looksOf(readDrawing(svg(lines('M1 2L5 7'))))).not.toBe(
      looksOf(readDrawing(svg(lines('M1 2L5 6')))),
    );
  });

  it.each([
    ['no picture', undefined],
    ['another kind of picture', 'data:image/png;base64,AAAA'],
    ['a broken address', svg(lines(SHEET)).replace('%3C', '%C')],
    ['half a picture', svg(lines(SHEET)).slice(0, -20)],
    ['an unknown element', svg('<rect x="1" y="1" width="5" height="5"/>')],
    ['a curve', svg(lines('M1 2C3 4 5 6 7 8'))],
    ['a part of a unit', svg(lines('M1.5 2L3 4'))],
    ['an unknown attribute', svg('<path d="M1 2L3 4" transform="scale(2)"/>')],
  ])('refuses %s', (_, address) => {
    expect(() => readDrawing(address)).toThrow();
  });

  it('divides a row of figures, and refuses lines that leave their figure', () => {
    const row = readDrawing(svg(lines('M3 3L9 9M115 3L121 9'), 212));
    expect(new Set(panelsOf(row).map(looksOf)).size).toBe(1);
    expect(panelsOf(row)).toHaveLength(2);
    expect(() => panelsOf(readDrawing(svg(lines('M3 3L150 9'), 212)))).toThrow('a line leaves its figure');
  });
});

describe('counting figures', () => {
  const grid = 'M0 0L60 0L60 60L0 60ZM30 0L30 60M0 30L60 30';
  const options = ['4', '5', '8', '9', '16'];

  it.each([
    ['squares-in-a-grid', 'How many squares?', grid, '5'],
    ['rectangles-in-a-grid', 'How many rectangles?', grid, '9'],
    ['triangles-in-a-fan', 'How many triangles?', 'M0 0L60 0L60 60L0 60ZM0 0L60 60M60 0L0 60', '8'],
    ['triangles-in-a-fan', 'How many triangles?', `${grid}M0 0L60 60M60 0L0 60`, '16'],
  ])('%s: %s', (template, questionText, d, answer) => {
    const question = { questionText, options, questionImage: svg(lines(d)) };
    expect(solve('counting-figures', template, question)).toEqual([options.indexOf(answer)]);
  });

  it('takes two pieces of a line for one line', () => {
    const questionImage = svg(lines('M0 0L30 0M30 0L60 0L30 60ZM0 0L30 60'));
    const question = { questionText: 'How many triangles?', options: ['1', '2', '3'], questionImage };
    expect(solve('counting-figures', 'triangles-in-a-fan', question)).toEqual([2]);
  });

  it('counts segments between dots of the same line', () => {
    const dots = [10, 40, 70].map((x) => `<circle cx="${x}" cy="10" r="6"/>`).join('');
    const questionText = 'How many line segments have a dot at each end?';
    const question = { questionText, options: ['2', '3'], questionImage: svg(dots + lines('M10 10L70 10')) };
    expect(solve('counting-figures', 'segments-between-dots', question)).toEqual([1]);
  });
});

describe('paper folding', () => {
  const crease = '<g fill="none" stroke="#111"><path d="M50 3L50 97" stroke-dasharray="6"/></g>';
  const questionImage = svg(
    `${lines(`${SHEET}M162 3L209 3L209 97L162 97Z`)}${crease}${rings([197, 15])}`,
    212,
  );
  const options = [
    { text: 'one', image: svg(lines(SHEET) + rings([15, 15], [85, 15])) },
    { text: 'two', image: svg(lines(SHEET) + rings([38, 15], [85, 15])) },
    { text: 'three', image: svg(lines(SHEET) + rings([85, 15])) },
  ];

  it('finds the sheet whose holes all lie below the punch', () => {
    expect(solve('paper-folding', 'one-fold', { questionImage, options })).toEqual([0]);
  });

  it('refuses a sheet that is not folded along the dashed line', () => {
    const wrong = questionImage.replaceAll('M162%203', 'M152%203').replaceAll('L162%2097', 'L152%2097');
    expect(() => solve('paper-folding', 'one-fold', { questionImage: wrong, options })).toThrow(
      /dashed line/,
    );
  });
});

describe('mirror images', () => {
  const options = [
    { text: 'one', image: svg(lines('M20 20L20 80L60 80')) },
    { text: 'two', image: svg(lines('M60 20L60 80L20 80')) },
  ];

  it('reflects in the line of the picture, wherever the image is shown', () => {
    const questionImage = svg(lines('M10 20L10 80L50 80M114 0L114 100'), 130);
    expect(
      solve('mirror-images', 'mirror-image-of-a-figure', { questionText: 'mirror', questionImage, options }),
    ).toEqual([1]);
  });

  it('refuses a stem about another surface, and a figure that looks the same in it', () => {
    const questionImage = svg(lines('M10 20L10 80L50 80M114 0L114 100'), 130);
    const even = svg(lines('M10 20L50 20M114 0L114 100'), 130);
    const ask = (questionText: string, image: string) => () =>
      solve('mirror-images', 'mirror-image-of-a-figure', { questionText, questionImage: image, options });
    expect(ask('water', questionImage)).toThrow(/same surface/);
    expect(ask('mirror', even)).toThrow(/changes nothing/);
  });
});

const FIGURES = ['counting-figures', 'figure-series', 'mirror-images', 'paper-folding'];

const entries = REASONING.flatMap((topic): Entry[] => {
  if (!FIGURES.includes(topic.slug) || 'kinds' in topic) return [];
  const used = startUsed();
  return topic.templates.flatMap((template) =>
    Array.from({ length: 6 }, (_, turn) => turn).flatMap((turn): Entry[] => {
      const id = `${template.id}-${turn}`;
      const question = tryWriteQuestion(
        { questionId: id, template, turn, key: turn % 4 },
        { slug: topic.slug, name: topic.name },
        used,
      );
      return question
        ? [{ id, source: 'test', test: 'test', topic: topic.slug, template: template.id, question }]
        : [];
    }),
  );
});

describe('questions of the templates', () => {
  const problemsWith = (change: (question: Question) => Partial<Question>) =>
    entries.map((entry) =>
      checkKey({ ...entry, question: { ...entry.question, ...change(entry.question) } }).join(),
    );

  it('are solved from their pictures alone', () => {
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.flatMap(checkKey)).toEqual([]);
    expect(entries.flatMap(checkOptions)).toEqual([]);
    expect(findDuplicates(entries)).toEqual([]);
  });

  it('are refused with a wrong key', () => {
    for (const problem of problemsWith(({ correctAnswer }) => ({ correctAnswer: (correctAnswer + 1) % 4 })))
      expect(problem).toMatch(/^the key is [A-D] .*the solver finds|^the key is [A-D], the solver finds/);
  });

  it('are refused with a broken picture', () => {
    const broken = problemsWith(({ questionImage = '' }) => ({
      questionImage: questionImage.replace('L', 'Q'),
    }));
    for (const problem of broken) expect(problem).toMatch(/cannot read it/);
  });

  it('are refused with the picture of an option twice', () => {
    const withPictures = entries.filter(({ question }) => typeof question.options[0] === 'object');
    expect(withPictures.length).toBeGreaterThan(80);
    for (const entry of withPictures) {
      const [first, second, ...rest] = entry.question.options;
      if (typeof first !== 'object' || typeof second !== 'object') throw new Error('no pictures');
      const options = [first, { ...second, image: first.image }, ...rest];
      expect(checkOptions({ ...entry, question: { ...entry.question, options } })).toEqual([
        'the pictures of options 1 and 2 are the same',
      ]);
    }
  });

  it('are duplicates when they ask about the same picture, whatever the wrong options', () => {
    const [entry] = entries;
    if (!entry) throw new Error('no questions');
    const options = entry.question.options.map((option, index) =>
      index === entry.question.correctAnswer ? option : `${index + 70}`,
    );
    const again = { ...entry, id: 'again', question: { ...entry.question, options } };
    expect(findDuplicates([entry, again])).not.toEqual([]);
  });
});
