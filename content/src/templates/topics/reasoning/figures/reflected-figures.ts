import { defineTemplate } from '../../../kit/index.js';
import type { Level } from '../../../kit/template.js';
import {
  directionOf,
  renderFigure,
  FRAME,
  MOVES,
  placeOf,
  together,
  type Figure,
  type Move,
  type Outline,
  type Point,
} from './drawing.js';
import { renderBefore, REFLECTIONS, type Surface } from './surfaces.js';

/** A flag on a pole, with marks around it. */
interface Scene {
  /** From the foot of the pole. */
  flag: Outline;
  marks: readonly Mark[];
}

interface Mark {
  kind: 'dot' | 'circle' | 'cross' | 'square';
  at: Point;
}

/** The pole from its foot to its top, and the cloth on its right. */
const UPRIGHT: Outline = [
  [50, 74],
  [50, 26],
  [72, 37],
  [50, 48],
];

const REACH = 5;

function figureOf({ kind, at: [x, y] }: Mark): Figure {
  if (kind === 'dot') return { dots: [[x, y]] };
  if (kind === 'circle') return { rings: [[x, y]] };
  const [left, right, top, bottom] = [x - REACH, x + REACH, y - REACH, y + REACH];
  if (kind === 'cross')
    return {
      lines: [
        [
          [left, top],
          [right, bottom],
        ],
        [
          [left, bottom],
          [right, top],
        ],
      ],
    };
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
  return { lines: [corners] };
}

const sceneFigure = ({ flag, marks }: Scene): Figure =>
  together({ lines: [FRAME, flag] }, ...marks.map(figureOf));

function describe({ flag, marks }: Scene): string {
  const [foot = [0, 0], top = [0, 0], corner = [0, 0]] = flag;
  // The corner of the cloth is beside the pole: only its distance from the pole counts.
  const isUpright = foot[0] === top[0];
  const beside: Point = isUpright ? [corner[0], foot[1]] : [foot[0], corner[1]];
  const flagText = `Flag ${directionOf(foot, top)}, cloth ${directionOf(foot, beside)}`;
  return [flagText, ...marks.map(({ kind, at }) => `${kind} ${placeOf(at)}`)].join('; ');
}

const movedScene = (
  { flag, marks }: Scene,
  move: Move,
  moveMark: (index: number) => Move = () => move,
): Scene => ({
  flag: flag.map(move),
  marks: marks.map(({ kind, at }, index) => ({ kind, at: moveMark(index)(at) })),
});

/** Corners and middles of the sides, clockwise from the top. */
const PLACES: readonly Point[] = [
  [50, 14],
  [84, 16],
  [86, 50],
  [84, 84],
  [50, 86],
  [16, 84],
  [14, 50],
  [16, 16],
];

const FLAGS: readonly Outline[] = [MOVES.none, MOVES.mirror, MOVES.quarterTurn, MOVES.quarterTurnBack].map(
  (move) => UPRIGHT.map(move),
);

function scenesWith(kinds: readonly Mark['kind'][]): Scene[] {
  const pairs = kinds.flatMap((first, index) =>
    kinds.slice(index + 1).map((second) => [first, second] as const),
  );
  return FLAGS.flatMap((flag) =>
    pairs.flatMap(([first, second]) =>
      PLACES.flatMap((at) =>
        PLACES.filter((other) => other !== at).map((other) => ({
          flag,
          marks: [
            { kind: first, at },
            { kind: second, at: other },
          ],
        })),
      ),
    ),
  );
}

interface Parameters {
  scene: Scene;
}

const WORDS = {
  mirror: {
    where: 'in the mirror MN on its right',
    right: 'Left and right change places, top and bottom stay',
    other: 'You took the water image, which turns the figure upside down.',
  },
  water: {
    where: 'in still water below it',
    right: 'Top and bottom change places, left and right stay',
    other: 'You took the mirror image, which exchanges left and right.',
  },
} as const;

const WORDINGS = {
  mirror: [
    () => 'The figure is placed before a mirror MN on its right. Which option is its mirror image?',
    () => 'Choose the right mirror image of the given figure when the mirror is held at MN.',
    () => 'How does the figure look in the mirror MN on its right?',
  ],
  water: [
    () => 'The figure is above still water. Which option is its water image?',
    () => 'Choose the right water image of the given figure.',
    () => 'How does the figure look when it is reflected in the water below it?',
  ],
} as const;

const wrongly =
  (move: Move, moveMark?: (index: number) => Move) =>
  ({ scene }: Parameters): Scene =>
    movedScene(scene, move, moveMark);

/** A reflection of all but one mark. */
const allBut = (surface: Surface, left: number) =>
  wrongly(REFLECTIONS[surface], (index) => (index === left ? MOVES.none : REFLECTIONS[surface]));

export const reflectedFigures = (
  id: string,
  level: Level,
  surface: Surface,
  kinds: readonly Mark['kind'][],
) =>
  defineTemplate<Parameters, Scene>({
    id,
    level,
    parameters: { scene: scenesWith(kinds) },
    solve: ({ scene }) => movedScene(scene, REFLECTIONS[surface]),
    show: describe,
    showPicture: (scene) => renderFigure(sceneFigure(scene)),
    picture: ({ scene }) => renderBefore(surface, sceneFigure(scene)),
    mistakes: [
      { text: 'You left the figure as it is.', value: ({ scene }) => scene },
      { text: WORDS[surface].other, value: wrongly(surface === 'mirror' ? MOVES.water : MOVES.mirror) },
      { text: 'You turned the figure by half a turn.', value: wrongly(MOVES.halfTurn) },
      { text: 'You turned the figure by a quarter turn to the right.', value: wrongly(MOVES.quarterTurn) },
      { text: 'You turned the figure by a quarter turn to the left.', value: wrongly(MOVES.quarterTurnBack) },
      {
        text: 'You reflected the marks but not the flag.',
        value: wrongly(MOVES.none, () => REFLECTIONS[surface]),
      },
      {
        text: 'You reflected the flag but not the marks.',
        value: wrongly(REFLECTIONS[surface], () => MOVES.none),
      },
      { text: 'You left one of the marks where it was.', value: allBut(surface, 0) },
      { text: 'You reflected all but one of the marks.', value: allBut(surface, 1) },
      {
        text: 'You turned the flag by half a turn instead of reflecting it.',
        value: wrongly(MOVES.halfTurn, () => REFLECTIONS[surface]),
      },
    ],
    wordings: WORDINGS[surface],
    explain: (_, right) =>
      `${WORDS[surface].right}. So it looks like this ${WORDS[surface].where}: ${describe(right)}.`,
  });
