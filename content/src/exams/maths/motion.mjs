import { num, numeric, tex, unit } from './numeric.mjs';

const seconds = unit('seconds');
const metres = unit('m');
const kmph = unit('km/h');
const km = unit('km');

/** One km/h in metres a second. */
const METRES_PER_SECOND = 5 / 18;

/** A train passes a platform. */
export function passesPlatform({ train, platform, speed }) {
  const answer = (train + platform) / (speed * METRES_PER_SECOND);
  return numeric({
    ask: `A train ${train} m long runs at ${speed} km/h. How long does it take to pass a platform of ${platform} m completely?`,
    answer: Math.round(answer * 1000) / 1000,
    slips: [
      platform / (speed * METRES_PER_SECOND),
      train / (speed * METRES_PER_SECOND),
      (train + platform) / speed,
    ],
    step: 2,
    show: seconds,
    why: `The train covers its own length and the platform, ${train + platform} m, at $${speed} \\times \\frac{5}{18} = ${tex(speed * METRES_PER_SECOND)}$ m/s: ${num(answer)} seconds.`,
    topic: 'Problems on Trains',
    level: 'easy',
    proof: { rule: 'platform', train, platform, speed },
  });
}

/** Two trains in opposite directions. */
export function trainsMeet({ lengths, speeds }) {
  const distance = lengths[0] + lengths[1];
  const relative = speeds[0] + speeds[1];
  const answer = distance / (relative * METRES_PER_SECOND);
  return numeric({
    ask: `Two trains, ${lengths[0]} m and ${lengths[1]} m long, run in opposite directions on parallel tracks at ${speeds[0]} km/h and ${speeds[1]} km/h. How long do they take to pass each other?`,
    answer: Math.round(answer * 1000) / 1000,
    slips: [
      distance / (Math.abs(speeds[0] - speeds[1]) * METRES_PER_SECOND),
      answer / 2,
      Math.max(...lengths) / (relative * METRES_PER_SECOND),
    ],
    step: 2,
    show: seconds,
    why: `Together they cover ${distance} m at $${relative}$ km/h, which is ${num(relative * METRES_PER_SECOND)} m/s: ${num(answer)} seconds.`,
    topic: 'Problems on Trains',
    proof: { rule: 'trains-meet', lengths, speeds },
  });
}

/** There at one speed, back at another. */
export function thereAndBack({ out, back }) {
  const answer = (2 * out * back) / (out + back);
  return numeric({
    ask: `A car goes from one town to another at ${out} km/h and returns the same way at ${back} km/h. What is its average speed for the whole trip?`,
    answer,
    slips: [(out + back) / 2, answer + 4, Math.abs(out - back)],
    step: 2,
    show: kmph,
    why: `Equal distances, unequal times: $\\frac{2 \\times ${out} \\times ${back}}{${out} + ${back}} = ${tex(answer)}$ km/h, below the plain mean because the slower half takes longer.`,
    topic: 'Time, Speed and Distance',
    proof: { rule: 'there-and-back', out, back },
  });
}

/** Late at one speed, early at another. */
export function lateAndEarly({ slow, late, fast, early }) {
  const answer = (slow * fast * (late + early)) / (60 * (fast - slow));
  return numeric({
    ask: `Walking at ${slow} km/h a student reaches school ${late} minutes late. At ${fast} km/h the student is ${early} minutes early. How far is the school?`,
    answer,
    slips: [(slow * fast * Math.abs(late - early)) / (60 * (fast - slow)), answer * 2, answer + 1],
    step: 0.5,
    show: km,
    why: `The times differ by ${late + early} minutes. From $\\frac{d}{${slow}} - \\frac{d}{${fast}} = \\frac{${late + early}}{60}$ follows $d = ${tex(answer)}$ km.`,
    topic: 'Time, Speed and Distance',
    level: 'hard',
    proof: { rule: 'late-early', slow, late, fast, early },
  });
}

/** The speed of the current from times up and down a river. */
export function currentSpeed({ distance, down, up }) {
  const answer = (distance / down - distance / up) / 2;
  return numeric({
    ask: `A boat covers ${distance} km downstream in ${down} hours and the same distance upstream in ${up} hours. What is the speed of the current?`,
    answer,
    slips: [(distance / down + distance / up) / 2, distance / down - distance / up, distance / up],
    step: 0.5,
    show: kmph,
    why: `Downstream ${num(distance / down)} km/h, upstream ${num(distance / up)} km/h. The current is half the difference: ${num(answer)} km/h.`,
    topic: 'Boats and Streams',
    proof: { rule: 'current', distance, down, up },
  });
}

/** The length of a train that passes a pole. */
export function trainLength({ speed, time }) {
  const answer = speed * METRES_PER_SECOND * time;
  return numeric({
    ask: `A train running at ${speed} km/h passes a signal post in ${time} seconds. How long is the train?`,
    answer: Math.round(answer * 1000) / 1000,
    slips: [speed * time, answer * 2, (speed * time) / 5],
    step: 30,
    show: metres,
    why: `$${speed} \\times \\frac{5}{18} = ${tex(speed * METRES_PER_SECOND)}$ m/s, and in ${time} seconds the train moves by its own length: ${num(answer)} m.`,
    topic: 'Problems on Trains',
    level: 'easy',
    proof: { rule: 'train-length', speed, time },
  });
}
