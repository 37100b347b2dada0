import { describe, expect, it } from '@jest/globals';
import type { Question } from '@mockingbird/contracts';
import { Random } from '../../src/templates/kit/random.js';
import { defineTemplate } from '../../src/templates/kit/template.js';
import { startUsed, tryWriteQuestion } from '../../src/templates/kit/write-question.js';
import { countingFigures } from '../../src/templates/topics/reasoning/figures/counting/index.js';
import {
  renderFigure,
  FRAME,
  moved,
  MOVES,
  placeOf,
  type Figure,
  type Outline,
} from '../../src/templates/topics/reasoning/figures/drawing.js';
import { figureSeries } from '../../src/templates/topics/reasoning/figures/figure-series.js';
import { creaseOf, folded, FOLDS } from '../../src/templates/topics/reasoning/figures/folds.js';
import { mirrorImages } from '../../src/templates/topics/reasoning/figures/mirror-images.js';
import { paperFolding } from '../../src/templates/topics/reasoning/figures/paper-folding.js';

const HOOK: Figure = {
  lines: [
    [
      [10, 20],
      [10, 60],
      [30, 60],
    ],
  ],
  dots: [[80, 15]],
};

describe('a drawing', () => {
  it.each([
    ['mirror', 'M70 60L90 60L90 20', [20, 15]],
    ['water', 'M10 80L10 40L30 40', [80, 85]],
    ['quarterTurn', 'M40 30L40 10L80 10', [85, 80]],
    ['halfTurn', 'M70 40L90 40L90 80', [20, 85]],
  ] as const)('is moved by a %s point by point', (name, path, [x, y]) => {
    const markup = decodeURIComponent(renderFigure(moved(HOOK, MOVES[name])));
    expect(markup).toContain(`d="${path}"`);
    expect(markup).toContain(`cx="${x}" cy="${y}"`);
  });

  it.each(['mirror', 'water', 'halfTurn', 'diagonal', 'otherDiagonal'] as const)(
    'is itself again after two moves by a %s',
    (name) => expect(renderFigure(moved(moved(HOOK, MOVES[name]), MOVES[name]))).toBe(renderFigure(HOOK)),
  );

  it('has the same address from whichever end its lines are written', () => {
    const [line = []] = HOOK.lines ?? [];
    expect(renderFigure({ ...HOOK, lines: [line.toReversed()] })).toBe(renderFigure(HOOK));
    const turned: Outline = [...FRAME.slice(2), ...FRAME.slice(1, 3)];
    expect(renderFigure({ lines: [turned.toReversed()] })).toBe(renderFigure({ lines: [FRAME] }));
  });

  it('says where a point is', () => {
    expect([placeOf([15, 15]), placeOf([50, 86]), placeOf([50, 50])]).toEqual([
      'top left',
      'bottom',
      'centre',
    ]);
  });
});

describe('a folded sheet', () => {
  it('is halved by each fold', () => {
    expect(folded([FOLDS.left, FOLDS.top])).toEqual([
      [97, 50],
      [97, 97],
      [50, 97],
      [50, 50],
      [97, 50],
    ]);
    expect(new Set(folded([FOLDS.topRight, FOLDS.topLeft]).map(String))).toEqual(
      new Set(['3,97', '50,50', '97,97']),
    );
  });

  it('has its second crease where there is paper', () => {
    expect(creaseOf(FOLDS.top, [FOLDS.left])).toEqual([
      [50, 50],
      [97, 50],
    ]);
  });
});

describe('options that are pictures', () => {
  const picture = (value: string) => `data:image/svg+xml,${value}`;
  const template = defineTemplate<{ a: number }, string>({
    id: 'arrows',
    level: 'easy',
    parameters: { a: [1] },
    solve: () => 'up',
    show: (value) => `Arrow ${value}`,
    showPicture: (value) => picture(value.replace('again ', '')),
    mistakes: ['again up', 'down', 'again down', 'left', 'right'].map((value) => ({
      text: `You turned it ${value}.`,
      value: () => value,
    })),
    wordings: [() => 'Which arrow?'],
    explain: () => 'Arrow up.',
  });

  it('have words too, and none looks like another', () => {
    const question = tryWriteQuestion(
      { questionId: 'q', template, turn: 0, key: 2 },
      { slug: 's', name: 'n' },
      startUsed(),
    );
    expect(question?.options[2]).toEqual({ text: 'Arrow up', image: picture('up') });
    expect(
      question?.options.map((option) => (typeof option === 'string' ? option : option.text)).sort(),
    ).toEqual(['Arrow down', 'Arrow left', 'Arrow right', 'Arrow up']);
    for (const { option, text } of question?.mistakes ?? []) {
      const chosen = question?.options[option];
      expect(typeof chosen === 'object' && text).toBe(
        `You turned it ${typeof chosen === 'object' ? chosen.text.replace('Arrow ', '') : ''}.`,
      );
    }
  });
});

const TOPICS = [countingFigures, figureSeries, mirrorImages, paperFolding];
const templates = TOPICS.flatMap(({ slug, templates: own }) =>
  own.map((one) => [slug, one.id, one] as const),
);

describe.each(templates)('%s: %s', (slug, id, template) => {
  const used = startUsed();
  const questions = Array.from({ length: 6 }, (_, turn) =>
    tryWriteQuestion(
      { questionId: `${id}-${turn}`, template, turn, key: turn % 4 },
      { slug, name: slug },
      used,
    ),
  ).filter((question): question is Question => question !== undefined);

  it('writes questions about different pictures, with wordings and mistakes enough', () => {
    expect(questions).toHaveLength(6);
    expect(new Set(questions.map(({ questionImage }) => questionImage)).size).toBe(6);
    expect(template.wordings).toBeGreaterThanOrEqual(3);
    expect(template.mistakes).toBeGreaterThanOrEqual(6);
  });

  it('draws small pictures of whole coordinates', () => {
    for (const { questionImage = '', options } of questions) {
      const images = options.flatMap((option) => (typeof option === 'string' ? [] : [option.image ?? '']));
      expect(Math.max(...images.map(({ length }) => length), 0)).toBeLessThan(900);
      expect(questionImage.length).toBeLessThan(1400);
      for (const image of [questionImage, ...images])
        expect(decodeURIComponent(image)).not.toMatch(/\d\.\d|NaN/);
    }
  });

  it('is the same each time', () => {
    expect(template.draft(new Random('same'), 1)).toEqual(template.draft(new Random('same'), 1));
  });
});

it('has templates of all three levels in each topic', () => {
  for (const { templates: own } of TOPICS)
    expect(new Set(own.map(({ level }) => level))).toEqual(new Set(['easy', 'medium', 'hard']));
});
