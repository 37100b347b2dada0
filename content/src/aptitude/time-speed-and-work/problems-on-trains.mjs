import { KHAN_MATH, NCERT, frac, num, t, unit } from '../kit/index.mjs';

const seconds = unit('seconds');
const metres = unit('m');
const kmh = unit('km/h');
/** km/h as metres per second. */
const mps = (speed) => frac(speed).times(5).over(18);

function passingPole() {
  const [length, speed] = [180, 72];
  const answer = frac(length).over(mps(speed));
  return {
    level: 'easy',
    text: `In how many seconds does a train ${length} m long, running at ${speed} km/h, pass a signal post?`,
    answer,
    wrong: [10, 12, 18],
    show: seconds,
    why: t`$${speed} \times \frac{5}{18} = ${num(mps(speed))}$ m/s. Passing a post means running its own length: $${length} \div ${num(mps(speed))} = ${num(answer)}$ s.`,
  };
}

function crossingBridge() {
  const [length, bridge, speed] = [150, 300, 54];
  const answer = frac(length + bridge).over(mps(speed));
  return {
    level: 'easy',
    text: `A train ${length} m long runs at ${speed} km/h. How long does it take to cross a bridge ${bridge} m long?`,
    answer,
    wrong: [20, 10, 25],
    show: seconds,
    why: t`It must run $${length} + ${bridge} = ${length + bridge}$ m at ${num(mps(speed))} m/s: ${num(answer)} s.`,
  };
}

function poleAndPlatform() {
  const [pole, platformTime, platform] = [15, 25, 200];
  const speed = frac(platform, platformTime - pole);
  return {
    level: 'medium',
    text: `A train passes a post in ${pole} seconds and a platform ${platform} m long in ${platformTime} seconds. How long is the train?`,
    answer: speed.times(pole),
    wrong: [200, 250, 350],
    show: metres,
    why: t`The platform's ${platform} m take the extra ${platformTime - pole} s, so the speed is ${num(speed)} m/s. The train is $${num(speed)} \times ${pole} = ${num(speed.times(pole))}$ m long.`,
  };
}

function oppositeTrains() {
  const [a, b, u, v] = [120, 130, 42, 48];
  const answer = frac(a + b).over(mps(u + v));
  return {
    level: 'medium',
    text: `Two trains ${a} m and ${b} m long run towards each other on parallel tracks at ${u} km/h and ${v} km/h. In how many seconds do they pass each other completely?`,
    answer,
    wrong: [12, 20, 150],
    show: seconds,
    why: t`Relative speed: $${u} + ${v} = ${u + v}$ km/h $= ${num(mps(u + v))}$ m/s. Distance: $${a} + ${b} = ${a + b}$ m. Time: ${num(answer)} s.`,
  };
}

function sameDirection() {
  const [u, v, time] = [90, 54, 36];
  const together = mps(u - v).times(time);
  const slower = 200;
  return {
    level: 'medium',
    text: `A train running at ${u} km/h overtakes a train ${slower} m long that runs at ${v} km/h in the same direction. It takes ${time} seconds from first to last. How long is the faster train?`,
    answer: together.minus(slower),
    wrong: [360, 200, 240],
    show: metres,
    why: t`Relative speed: $${u} - ${v} = ${u - v}$ km/h $= ${num(mps(u - v))}$ m/s. In ${time} s this is ${num(together)} m, the sum of both lengths. The faster train is $${num(together)} - ${slower} = ${num(together.minus(slower))}$ m.`,
  };
}

function walkingMan() {
  const [length, train, man] = [110, 60, 6];
  const answer = frac(length).over(mps(train + man));
  return {
    level: 'easy',
    text: `A train ${length} m long runs at ${train} km/h. How long does it take to pass a man who walks at ${man} km/h towards it?`,
    answer,
    wrong: [frac(22, 3), frac(66, 10), 7],
    show: seconds,
    why: t`Relative speed: $${train} + ${man} = ${train + man}$ km/h. Time: $110 \times \frac{18}{5 \times 66} = ${num(answer)}$ s.`,
  };
}

function twoMen() {
  const [slowMan, fastMan, t1, t2] = [3, 5, 10, 11];
  const speed = frac(fastMan * t2 - slowMan * t1, t2 - t1);
  return {
    level: 'hard',
    text: `A train overtakes two men who walk in its direction at ${slowMan} km/h and ${fastMan} km/h, passing them completely in ${t1} and ${t2} seconds. What is the speed of the train?`,
    answer: speed,
    wrong: [22, 27, 30],
    show: kmh,
    why: t`The length is the same: $(v - ${slowMan}) \times ${t1} = (v - ${fastMan}) \times ${t2}$, so $v = ${fastMan * t2} - ${slowMan * t1} = ${num(speed)}$ km/h.`,
  };
}

function twoSpeedsSameTrain() {
  const [platform, time, speed] = [240, 24, 60];
  const length = mps(speed).times(time).minus(platform);
  return {
    level: 'easy',
    text: `Running at ${speed} km/h, a train crosses a platform ${platform} m long in ${time} seconds. What is the length of the train?`,
    answer: length,
    wrong: [400, 200, 180],
    show: metres,
    why: t`At ${speed} km/h it runs $60 \times \frac{5}{18} \times ${time} = ${num(length.plus(platform))}$ m in ${time} s. Less the platform: $${num(length.plus(platform))} - ${platform} = ${num(length)}$ m.`,
  };
}

function crossingTimes() {
  const [first, second] = [27, 17];
  return {
    level: 'hard',
    text: `Two trains running in opposite directions pass a man standing on the platform in ${first} and ${second} seconds, and they pass each other in 23 seconds. What is the ratio of their speeds?`,
    answer: first - 23 === 4 && 23 - second === 6 ? '3 : 2' : '',
    wrong: ['1 : 3', '3 : 4', '27 : 17'],
    why: t`With speeds $u$ and $v$ the lengths are $27u$ and $17v$. So $\frac{27u + 17v}{u + v} = 23$, which gives $4u = 6v$ and $u : v = 3 : 2$.`,
  };
}

function tunnel() {
  const [speed, length, inside] = [72, 250, 30];
  const tunnelLength = mps(speed).times(inside).plus(length);
  return {
    level: 'medium',
    text: `A train ${length} m long, running at ${speed} km/h, is completely inside a tunnel for exactly ${inside} seconds. How long is the tunnel?`,
    answer: tunnelLength,
    wrong: [350, 600, 700],
    show: metres,
    why: t`While wholly inside, the train runs the tunnel's length less its own: $20 \times ${inside} = ${num(tunnelLength.minus(length))}$ m. The tunnel is $${num(tunnelLength.minus(length))} + ${length} = ${num(tunnelLength)}$ m long.`,
  };
}

export const problemsOnTrains = {
  name: 'Problems on Trains',
  description:
    'Trains that pass posts, platforms, tunnels, people and each other: relative speed with lengths that count.',
  difficulty: 'medium',
  topics: [
    'Posts and platforms',
    'Trains towards each other',
    'Overtaking',
    'Moving observers',
    'Meeting times',
  ],
  keywords: 'train problems, relative speed, platform crossing, two trains crossing, RRB NTPC maths',
  keyInformation: [
    'To pass a post a train runs its own length; to pass a platform, its length plus the platform.',
    'Two trains passing each other run the sum of their lengths at their relative speed.',
    'A train wholly inside a tunnel runs the tunnel less its own length.',
  ],
  didYouKnow: [
    'The first passenger train in India ran between Bombay and Thane on 16 April 1853.',
    '90 km/h is exactly 25 metres a second, and 72 km/h is 20.',
  ],
  faqs: [
    ['Does the length of a man or a post matter?', 'No, they are treated as points.'],
    [
      'Why do I add lengths even when overtaking?',
      'The passing ends when the rear of the faster train leaves the front of the slower one; both lengths lie between.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 37,
  questions: [
    passingPole,
    crossingBridge,
    poleAndPlatform,
    oppositeTrains,
    sameDirection,
    walkingMan,
    twoMen,
    twoSpeedsSameTrain,
    crossingTimes,
    tunnel,
  ],
};
