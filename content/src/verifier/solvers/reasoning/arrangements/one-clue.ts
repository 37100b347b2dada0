import type { Question } from '@mockingbird/contracts';
import { numbers, ReadingError } from '../../../solver-kit.js';
import { ANSWERS_IN_ORDER } from './questions.js';
import { isTrueOf, sceneOf, type Order } from './scene.js';
import { ANSWERS_IN_WORLD } from './two/questions.js';
import { searchWorlds } from './two/search.js';
import { factsOf } from './two/sentences.js';
import { twoSceneOf, type World } from './two/world.js';

/** Arrangements that are compared for each clue. */
const SAMPLES = 80;

/** Whole numbers below a limit, in a fixed order that looks random (a linear congruential generator). */
function generator(): (below: number) => number {
  let state = 20_260_521;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffled<Item>(items: readonly Item[], random: (below: number) => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random(rest.length), 1));
}

/** Each clue, with arrangements that meet it, whatever the other clues say. */
interface Samples<Arrangement> {
  clue: string;
  arrangements: Arrangement[];
}

function samplesOfOrders(question: Question): Samples<Order>[] {
  const scene = sceneOf(question);
  return scene.clues.map((clue) => {
    const random = generator();
    const arrangements: Order[] = [];
    while (arrangements.length < SAMPLES) {
      const order = shuffled(scene.names, random);
      if (isTrueOf(clue, order, scene.isRound)) arrangements.push(order);
    }
    return { clue, arrangements };
  });
}

function samplesOfWorlds(question: Question): Samples<World>[] {
  const scene = twoSceneOf(question);
  return scene.clues.map((clue) => {
    const random = generator();
    const facts = factsOf(clue, scene);
    const arrangements: World[] = [];
    for (let sample = 0; sample < SAMPLES; sample++)
      searchWorlds(
        scene,
        facts,
        (world) => arrangements.push(world) > 0,
        () => shuffled(numbers(0, scene.size - 1), random),
      );
    return { clue, arrangements };
  });
}

/** The questions of a passage share its samples. */
function remembered<Arrangement>(
  find: (question: Question) => Samples<Arrangement>[],
): (question: Question) => Samples<Arrangement>[] {
  const known = new Map<string, Samples<Arrangement>[]>();
  return (question) => {
    const { passage = '' } = question;
    const samples = known.get(passage) ?? find(question);
    known.set(passage, samples);
    return samples;
  };
}

const ordersOf = remembered(samplesOfOrders);
const worldsOf = remembered(samplesOfWorlds);

/** The clue with which alone the key is right in all arrangements; undefined where no clue is enough. */
export function clueThatTellsKey(question: Question, template: string): string | undefined {
  const key = question.correctAnswer;
  const inWorld = ANSWERS_IN_WORLD[template];
  if (/Each of them [^:]+: /.test(question.passage ?? '') && inWorld) {
    const scene = twoSceneOf(question);
    return worldsOf(question).find(({ arrangements }) =>
      arrangements.every((world) => inWorld(question, scene, world).includes(key)),
    )?.clue;
  }
  const inOrder = ANSWERS_IN_ORDER[template];
  if (!inOrder) throw new ReadingError(`no answer for the template ${template}`);
  const scene = sceneOf(question);
  return ordersOf(question).find(({ arrangements }) =>
    arrangements.every((order) => inOrder(question, scene, order).includes(key)),
  )?.clue;
}
