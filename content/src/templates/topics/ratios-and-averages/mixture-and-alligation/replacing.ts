import { defineTemplate, digits, frac, hcf, product, range, t, type Fraction } from '../../../kit/index.js';
import { isInTenths, scaled, slip } from '../../../kit/slips.js';
import { LIQUIDS, litres, shortLitres } from './liquids.js';

interface Repeated {
  volume: number;
  removed: number;
  times: number;
}

const leftAfter = ({ volume, removed }: Repeated, times: number) =>
  product([volume, ...Array.from({ length: times }, () => frac(volume - removed, volume))]);
const parts = (count: number) => (count === 1 ? '1 part' : `${count} parts`);
const AMOUNTS = ['', '', 'twice', 'three times'];

const repeatedReplacement = defineTemplate<Repeated, Fraction>({
  id: 'repeated-replacement',
  level: 'medium',
  parameters: { volume: range(20, 250, 5), removed: range(2, 50), times: [2, 3] },
  isSensible: (p) =>
    p.removed * 10 >= p.volume && p.removed * 3 <= p.volume && isInTenths(leftAfter(p, p.times)),
  solve: (p) => leftAfter(p, p.times),
  show: shortLitres,
  mistakes: [
    {
      text: 'You took off the same quantity of the pure liquid each time. Later draws contain water, too.',
      value: ({ volume, removed, times }) => frac(volume - times * removed),
    },
    { text: 'You did it once too seldom.', value: (p) => leftAfter(p, p.times - 1) },
    { text: 'You did it once too often.', value: (p) => leftAfter(p, p.times + 1) },
    {
      text: 'This is the water in the vessel in the end.',
      value: (p) => frac(p.volume).sub(leftAfter(p, p.times)),
    },
    {
      text: 'You took half of a draw off again.',
      value: (p) => leftAfter(p, p.times).sub(frac(p.removed, 2)),
    },
    { text: 'You added half of a draw again.', value: (p) => leftAfter(p, p.times).add(frac(p.removed, 2)) },
    slip('You lost 1 litre in the multiplication.', -1),
    slip('You gained 1 litre in the multiplication.', 1),
    slip('You lost 2 litres in the multiplication.', -2),
    slip('You gained 2 litres in the multiplication.', 2),
  ],
  wordings: [
    (p, s) => {
      const { vessel, pure, thin } = s.pick(LIQUIDS);
      return `From a ${vessel} with ${p.volume} litres of ${pure}, ${p.removed} litres are taken out and replaced by ${thin}. This is done ${AMOUNTS[p.times]} in all. How much ${pure} is left in the ${vessel}?`;
    },
    (p, { person }) =>
      `${person.name} has a can of ${p.volume} litres of pure milk. ${AMOUNTS[p.times] === 'twice' ? 'Twice' : 'Three times'} ${person.they} removes ${p.removed} litres of what is in the can and fills it up with water. How much milk does the can hold in the end?`,
    (p, s) => {
      const { vessel, pure, thin } = s.pick(LIQUIDS);
      return `A ${vessel} is full of ${pure} and holds ${p.volume} litres. On each of ${p.times === 2 ? 'two' : 'three'} days ${p.removed} litres of the liquid in it are taken out, and the ${vessel} is filled up again with ${thin}. What quantity of ${pure} remains?`;
    },
  ],
  explain: (p, right) => {
    const stays = frac(p.volume - p.removed, p.volume);
    return t`Each time the part $\frac{${p.volume} - ${p.removed}}{${p.volume}} = \frac{${stays.n}}{${stays.d}}$ of the pure liquid stays. In the end $${p.volume} \times (\frac{${stays.n}}{${stays.d}})^${p.times} = ${digits(right)}$ litres are left.`;
  },
});

interface FromRatio {
  /** The part that stays at each draw is `stay` of `all`. */
  stay: number;
  all: number;
  unit: number;
  times: number;
}

const pureParts = ({ stay, times }: FromRatio) => stay ** times;
const allParts = ({ all, times }: FromRatio) => all ** times;
const removedOf = ({ stay, all, unit }: FromRatio) => (all - stay) * unit;

const capacityFromRatio = defineTemplate<FromRatio, Fraction>({
  id: 'capacity-from-ratio',
  level: 'hard',
  parameters: { stay: range(1, 8), all: range(2, 9), unit: range(2, 14), times: [2, 2, 3] },
  isSensible: (p) =>
    p.stay < p.all && p.stay > 1 && hcf(p.stay, p.all) === 1 && allParts(p) <= 130 && removedOf(p) > 2,
  solve: ({ all, unit }) => frac(all * unit),
  show: litres,
  mistakes: [
    { text: 'This is the pure liquid after the first draw.', value: ({ stay, unit }) => frac(stay * unit) },
    {
      text: 'You took the ratio as the result of a single draw.',
      value: (p) => frac(removedOf(p) * allParts(p), allParts(p) - pureParts(p)),
    },
    {
      text: 'You let all draws together be the water in the vessel.',
      value: (p) => frac(p.times * removedOf(p) * allParts(p), allParts(p) - pureParts(p)),
    },
    { text: 'You divided by the part that stays.', value: (p) => frac(removedOf(p) * p.all, p.stay) },
    { text: 'You added a draw to the capacity.', value: (p, right) => right.add(removedOf(p)) },
    {
      text: 'You let the whole be the sum of both roots.',
      value: (p) => frac((p.all + p.stay) * p.unit),
    },
    { text: 'You counted one part too many.', value: ({ all, unit }) => frac((all + 1) * unit) },
    { text: 'You counted one part too few.', value: ({ all, unit }) => frac((all - 1) * unit) },
    scaled('You took twice the right capacity.', 2),
  ],
  wordings: [
    (p, s) => {
      const { vessel, pure, thin } = s.pick(LIQUIDS);
      return `From a ${vessel} full of ${pure}, ${removedOf(p)} litres are taken out and replaced by ${thin}, ${AMOUNTS[p.times]} in all. Then ${pure} and ${thin} are in the ratio ${pureParts(p)} : ${allParts(p) - pureParts(p)}. How many litres does the ${vessel} hold?`;
    },
    (p, { person }) =>
      `${person.name} takes ${removedOf(p)} litres out of a full cask of syrup and fills it up with water. ${person.they === 'he' ? 'He' : 'She'} does this ${AMOUNTS[p.times]} altogether. In the end the ratio of syrup to water is ${pureParts(p)} : ${allParts(p) - pureParts(p)}. What is the capacity of the cask?`,
    (p, s) => {
      const { vessel, pure, thin } = s.pick(LIQUIDS);
      return `A full ${vessel} contains pure ${pure}. After ${removedOf(p)} litres of its contents have been replaced by ${thin} ${AMOUNTS[p.times]}, the part $\\frac{${pureParts(p)}}{${allParts(p)}}$ of the liquid in it is ${pure}. Find the capacity of the ${vessel}.`;
    },
  ],
  explain: (p, right) =>
    t`With the capacity $V$, $(1 - \frac{${removedOf(p)}}{V})^${p.times} = \frac{${pureParts(p)}}{${allParts(p)}}$, so each time the part $\frac{${p.stay}}{${p.all}}$ stays. The part taken out is $1 - \frac{${p.stay}}{${p.all}} = \frac{${p.all - p.stay}}{${p.all}}$ of the capacity, which is $${removedOf(p)} \div \frac{${p.all - p.stay}}{${p.all}} = ${digits(right)}$ litres.`,
});

interface PartlyReplaced {
  a: number;
  b: number;
  volume: number;
  removed: number;
}

const pureLeft = ({ a, b, volume, removed }: PartlyReplaced) => frac(a * (volume - removed), a + b);
const newRatio = (p: PartlyReplaced) => {
  const share = pureLeft(p).div(p.volume);
  return { c: Number(share.n), d: Number(share.d - share.n) };
};

/** Mixtures of which so much is replaced that both ratios have small numbers. */
const CANS = range(2, 9).flatMap((a) =>
  range(1, 7)
    .filter((b) => hcf(a, b) === 1 && a + b <= 12)
    .flatMap((b) =>
      range(2, 12)
        .map((parts) => parts * (a + b))
        .filter((volume) => volume >= 18 && volume <= 120)
        .flatMap((volume) =>
          range(Math.ceil(volume / 8), Math.floor(volume / 2))
            .map((removed): PartlyReplaced => ({ a, b, volume, removed }))
            .filter((p) => newRatio(p).c + newRatio(p).d <= 24),
        ),
    ),
);

const partlyReplaced = defineTemplate<{ can: PartlyReplaced }, Fraction>({
  id: 'mixture-replaced',
  level: 'hard',
  parameters: { can: CANS },
  solve: ({ can: { volume } }) => frac(volume),
  show: litres,
  mistakes: [
    {
      text: 'This is the mixture that stays after the draw.',
      value: ({ can: { volume, removed } }) => frac(volume - removed),
    },
    {
      text: 'You added the draw to the capacity.',
      value: ({ can: { volume, removed } }) => frac(volume + removed),
    },
    { text: 'This is the milk at first.', value: ({ can: { a, b, volume } }) => frac(a * volume, a + b) },
    {
      text: 'You added the water and forgot that mixture is taken out.',
      value: ({ can: p }) => {
        const { c, d } = newRatio(p);
        return frac(p.removed * c * (p.a + p.b), p.a * d - p.b * c);
      },
    },
    { text: 'This is the milk in the end.', value: ({ can: p }) => pureLeft(p) },
    { text: 'This is the water in the end.', value: ({ can: p }) => frac(p.volume).sub(pureLeft(p)) },
    {
      text: 'You counted one part of the first mixture too many.',
      value: ({ can: { a, b, volume } }) => frac(volume * (a + b + 1), a + b),
    },
    {
      text: 'You counted one part of the first mixture too few.',
      value: ({ can: { a, b, volume } }) => frac(volume * (a + b - 1), a + b),
    },
    scaled('You took twice the right capacity.', 2),
  ],
  wordings: [
    ({ can: p }, s) =>
      `A ${s.pick(['can', 'vessel', 'bucket'])} is full of milk and water in the ratio ${p.a} : ${p.b}. When ${p.removed} litres of the mixture are removed and replaced by water, the ratio becomes ${newRatio(p).c} : ${newRatio(p).d}. How many litres does it hold?`,
    ({ can: p }, { person }) =>
      `${person.name}'s drum is filled with a mixture of milk and water, ${parts(p.a)} of milk to ${p.b} of water. ${person.they === 'he' ? 'He' : 'She'} takes out ${p.removed} litres of it and fills the drum up with water. Now there ${newRatio(p).c === 1 ? 'is' : 'are'} ${parts(newRatio(p).c)} of milk to ${newRatio(p).d} of water. What is the capacity of the drum?`,
    ({ can: p }, s) =>
      `In a full ${s.pick(['tank', 'jar', 'barrel'])} the ratio of milk to water is ${p.a} : ${p.b}. If ${p.removed} litres of the mixture were exchanged for as much water, the ratio would be ${newRatio(p).c} : ${newRatio(p).d}. Find the volume of the mixture.`,
  ],
  explain: ({ can: p }, right) => {
    const { c, d } = newRatio(p);
    const stays = frac(p.volume - p.removed, p.volume);
    const out = frac(p.removed, p.volume);
    return t`Only mixture goes out, so the share of milk falls from $\frac{${p.a}}{${p.a + p.b}}$ to $\frac{${c}}{${c + d}}$ as the mixture does. The part that stays is $\frac{${c}}{${c + d}} \div \frac{${p.a}}{${p.a + p.b}} = \frac{${stays.n}}{${stays.d}}$. The ${p.removed} litres are $1 - \frac{${stays.n}}{${stays.d}} = \frac{${out.n}}{${out.d}}$ of all, which is $${p.removed} \div \frac{${out.n}}{${out.d}} = ${digits(right)}$ litres.`;
  },
});

export const REPLACING = [repeatedReplacement, capacityFromRatio, partlyReplaced];
