import { KHAN_MATH, NCERT, frac, num, ratio, t, unit } from '../kit/index.mjs';

const kmh = unit('km/h');
const km = unit('km');
const hours = unit('hours');

function speedsFromRates() {
  const [down, up] = [18, 11];
  return {
    level: 'easy',
    text: `A man rows at ${down} km/h downstream and ${up} km/h upstream. What is the speed of the current?`,
    answer: frac(down - up, 2),
    wrong: [7, frac(29, 2), frac(9, 2)],
    show: kmh,
    why: t`Half the difference is the current: $\frac{${down} - ${up}}{2} = ${num(frac(down - up, 2))}$ km/h. (Half the sum would be the speed in still water.)`,
  };
}

function downstreamDistance() {
  const [boat, stream, minutes] = [15, 3, 20];
  const answer = frac((boat + stream) * minutes, 60);
  return {
    level: 'easy',
    text: `A boat has a speed of ${boat} km/h in still water. How far does it go downstream in ${minutes} minutes on a river that flows at ${stream} km/h?`,
    answer,
    wrong: [4, 5, frac(54, 10)],
    show: km,
    why: t`Downstream speed: $${boat} + ${stream} = ${boat + stream}$ km/h. In $\frac{1}{3}$ hour the boat goes ${num(answer)} km.`,
  };
}

function thereAndBack() {
  const [boat, stream, total] = [5, 1, 5];
  const distance = frac(total).over(frac(1, boat + stream).plus(frac(1, boat - stream)));
  return {
    level: 'medium',
    text: `A man rows at ${boat} km/h in still water. On a river flowing at ${stream} km/h he rows to a village and back in ${total} hours. How far is the village?`,
    answer: distance,
    wrong: [frac(25, 2), 10, 15],
    show: km,
    why: t`$\frac{d}{6} + \frac{d}{4} = ${total}$, so $\frac{5d}{12} = 5$ and $d = ${num(distance)}$ km.`,
  };
}

function twiceTheTime() {
  const still = 9;
  return {
    level: 'medium',
    text: `A boat takes twice as long to go upstream as to go the same distance downstream. Its speed in still water is ${still} km/h. How fast is the stream?`,
    answer: frac(still, 3),
    wrong: [frac(9, 2), 6, 4],
    show: kmh,
    why: t`Downstream is twice as fast: $9 + s = 2(9 - s)$, so $3s = 9$ and $s = ${num(frac(still, 3))}$ km/h.`,
  };
}

function twoJourneys() {
  const [down, up] = [8, 5];
  const checks = frac(24, down).plus(frac(20, up)).equals(7) && frac(40, down).plus(frac(15, up)).equals(8);
  return {
    level: 'hard',
    text: 'A boat goes 24 km downstream and 20 km upstream in 7 hours, and 40 km downstream and 15 km upstream in 8 hours. What is its speed in still water?',
    answer: checks ? frac(down + up, 2) : '',
    wrong: [frac(3, 2), 8, 7],
    show: kmh,
    why: t`Put $x = \frac{1}{\text{down}}$ and $y = \frac{1}{\text{up}}$: $24x + 20y = 7$ and $40x + 15y = 8$. Hence $x = \frac{1}{8}$, $y = \frac{1}{5}$. In still water: $\frac{8 + 5}{2} = 6.5$ km/h.`,
  };
}

function averageRowing() {
  const [still, stream] = [10, 2];
  const answer = frac((still + stream) * (still - stream), still);
  return {
    level: 'medium',
    text: `A man rows some distance downstream and back. He rows at ${still} km/h in still water and the stream flows at ${stream} km/h. What is his average speed for the whole trip?`,
    answer,
    wrong: [10, frac(98, 10), 12],
    show: kmh,
    why: t`The speeds are 12 and 8 km/h over equal distances: $\frac{2 \times 12 \times 8}{12 + 8} = ${num(answer)}$ km/h.`,
  };
}

function hatInRiver() {
  const [stream, boat, minutes] = [3, 12, 20];
  const back = minutes;
  return {
    level: 'hard',
    text: `A rower going upstream drops his hat into the river and notices it ${minutes} minutes later. He turns at once and rows back with the same effort. The river flows at ${stream} km/h and he rows at ${boat} km/h in still water. How many minutes after turning does he reach the hat?`,
    answer: back,
    wrong: [15, 12, 30],
    show: unit('minutes'),
    why: t`Seen from the water, hat and stream stand still: he rows away from the hat for ${minutes} minutes at ${boat} km/h and back at ${boat} km/h. So he needs ${back} minutes again.`,
  };
}

function ratioOfSpeeds() {
  const [up, down] = [frac(40, 10), frac(60, 10)];
  const answer = ratio([up.plus(down), down.minus(up)]);
  return {
    level: 'medium',
    text: 'A boat covers a stretch downstream in 10 hours and upstream in 15 hours. What is the ratio of its speed in still water to the speed of the stream?',
    answer,
    wrong: ['3 : 2', '1 : 5', '5 : 2'],
    why: t`Speeds are as $3 : 2$ (downstream : upstream). Then still water : stream $= \frac{3 + 2}{2} : \frac{3 - 2}{2} = ${answer}$.`,
  };
}

function downstreamTime() {
  const [still, stream, upTime] = [8, 2, 9];
  const answer = frac((still - stream) * upTime, still + stream);
  return {
    level: 'easy',
    text: `A motor boat runs at ${still} km/h in still water. On a stream of ${stream} km/h it takes ${upTime} hours to go upstream to a fort. How long does the way back take?`,
    answer,
    wrong: [6, frac(72, 10), frac(13, 2)],
    show: hours,
    why: t`The fort is $(8 - 2) \times ${upTime} = 54$ km away. Downstream: $54 \div 10 = ${num(answer)}$ hours.`,
  };
}

function meetingBoats() {
  const [distance, a, b] = [105, 18, 12];
  const answer = frac(distance, a + b);
  return {
    level: 'medium',
    text: `Two boats start at the same time towards each other from places ${distance} km apart on a river flowing at 3 km/h. Their speeds in still water are ${a} km/h and ${b} km/h. After how long do they meet?`,
    answer,
    wrong: [frac(21, 4), 5, 7],
    show: hours,
    why: t`One gains and the other loses the speed of the stream, so they approach at $${a} + ${b} = ${a + b}$ km/h whatever it is. They meet after $\frac{${distance}}{${a + b}} = ${num(answer)}$ hours.`,
  };
}

export const boatsAndStreams = {
  name: 'Boats and Streams',
  description:
    'Upstream, downstream and still water: speeds, times, round trips and meetings on a river that never stops.',
  difficulty: 'medium',
  topics: [
    'Upstream and downstream',
    'Speed of the stream',
    'Round trips',
    'Two journeys',
    'Relative motion on water',
  ],
  keywords: 'boats and streams questions, upstream downstream, speed in still water, bank PO aptitude',
  keyInformation: [
    'Downstream = boat + stream; upstream = boat − stream.',
    'Boat = half the sum, stream = half the difference of the two speeds.',
    'Two boats on one stream approach each other as if the water stood still.',
  ],
  didYouKnow: [
    'A round trip on a flowing river always takes longer than the same trip on still water.',
    'The same rule holds for aeroplanes: head wind and tail wind do not cancel on a return flight.',
  ],
  faqs: [
    ['Which is larger, the upstream or the downstream time?', 'The upstream time, for the same distance.'],
    [
      'What if the stream is as fast as the boat?',
      'Then the boat stands still when it rows upstream and never arrives.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 27,
  questions: [
    speedsFromRates,
    downstreamDistance,
    thereAndBack,
    twiceTheTime,
    twoJourneys,
    averageRowing,
    hatInRiver,
    ratioOfSpeeds,
    downstreamTime,
    meetingBoats,
  ],
};
