import { KHAN_MATH, NCERT, frac, num, ratio, t, tex, unit } from '../kit/index.mjs';

const kmh = unit('km/h');
const km = unit('km');

function unitChange() {
  const speed = 54;
  const answer = frac(speed * 1000, 3600);
  return {
    level: 'easy',
    text: `A scooter runs at ${speed} km/h. How many metres does it cover in 12 seconds?`,
    answer: answer.times(12),
    wrong: [648, 150, 216],
    show: unit('m'),
    why: t`$${speed} \times \frac{5}{18} = ${num(answer)}$ m/s, and $${num(answer)} \times 12 = ${num(answer.times(12))}$ m.`,
  };
}

function lateAndEarly() {
  const [slow, fast, late, early] = [4, 5, 10, 5];
  const answer = frac(late + early, 60).over(frac(1, slow).minus(frac(1, fast)));
  return {
    level: 'medium',
    text: `Walking at ${slow} km/h a pupil reaches school ${late} minutes late; at ${fast} km/h she is ${early} minutes early. How far is the school?`,
    answer,
    wrong: [6, frac(15, 2), 10],
    show: km,
    why: t`The times differ by ${late + early} minutes: $\frac{d}{4} - \frac{d}{5} = \frac{1}{4}$, so $\frac{d}{20} = \frac{1}{4}$ and $d = ${num(answer)}$ km.`,
  };
}

function averageOfThree() {
  const parts = [
    [120, 40],
    [120, 60],
    [120, 30],
  ];
  const time = parts.reduce((all, [distance, speed]) => all.plus(frac(distance, speed)), frac(0));
  const answer = frac(360).over(time);
  return {
    level: 'medium',
    text: 'A lorry covers three equal stretches of road at 40 km/h, 60 km/h and 30 km/h. What is its average speed?',
    answer,
    wrong: [frac(130, 3), 45, 38],
    show: kmh,
    why: t`Take stretches of 120 km: the times are 3, 2 and 4 hours. Average: $\frac{360}{9} = ${num(answer)}$ km/h.`,
  };
}

function policeAndThief() {
  const [lead, thief, police] = [300, 8, 10];
  const time = frac(lead, 1000).over(police - thief);
  const answer = time.times(thief).times(1000);
  return {
    level: 'medium',
    text: `A thief is ${lead} m ahead of a policeman and runs at ${thief} km/h; the policeman runs at ${police} km/h. How far does the thief run before he is caught?`,
    answer,
    wrong: [1500, 900, 2400],
    show: unit('m'),
    why: t`The gap of 0.3 km closes at $${police} - ${thief} = 2$ km/h, in $${tex(time)}$ hour. The thief runs $${thief} \times ${tex(time)} = 1.2$ km, that is ${num(answer)} m.`,
  };
}

function fractionOfSpeed() {
  const [top, bottom, late] = [5, 6, 10];
  const usual = (late * top) / (bottom - top);
  return {
    level: 'easy',
    text: t`Walking at $\frac{5}{6}$ of his usual speed a man is ${late} minutes late. What is his usual time?`,
    answer: usual,
    wrong: [60, 72, 100],
    show: unit('minutes'),
    why: t`At $\frac{5}{6}$ of the speed the time is $\frac{6}{5}$ of the usual, so $\frac{1}{5}$ of the usual time is ${late} minutes: $5 \times ${late} = ${usual}$ minutes.`,
  };
}

function meetingPoint() {
  const [distance, a, b, head] = [330, 60, 75, 1];
  const meeting = frac(distance - a * head, a + b);
  return {
    level: 'medium',
    text: `Two towns are ${distance} km apart. A car leaves one at 8 a.m. at ${a} km/h towards the other; a second car leaves the other at 9 a.m. at ${b} km/h towards the first. When do they meet?`,
    answer: meeting.equals(2) ? '11 a.m.' : '',
    wrong: ['10 a.m.', '10:30 a.m.', '11:30 a.m.'],
    why: t`At 9 a.m. they are $${distance} - ${a} = ${distance - a}$ km apart and approach at ${a + b} km/h. They meet after $${num(meeting)}$ hours, at 11 a.m.`,
  };
}

function speedsAfterMeeting() {
  const [first, second] = [4, 9];
  return {
    level: 'hard',
    text: `Two cyclists start at the same time from P to Q and from Q to P. After they meet, the first takes ${first} hours to reach Q and the second ${second} hours to reach P. What is the ratio of their speeds (first : second)?`,
    answer: ratio([3, 2]),
    wrong: ['9 : 4', '2 : 3', '4 : 9'],
    why: t`If they meet after $x$ hours, each then covers what the other has covered: $\frac{v_1}{v_2} = \frac{x}{${first}} = \frac{${second}}{x}$, so $x = 6$ and the ratio is $\sqrt{9} : \sqrt{4} = 3 : 2$.`,
  };
}

function stoppages() {
  const [without, withStops] = [54, 45];
  const answer = frac(without - withStops, without).times(60);
  return {
    level: 'easy',
    text: `Without stoppages a bus travels at ${without} km/h, with stoppages at ${withStops} km/h on average. For how many minutes does it stop in an hour?`,
    answer,
    wrong: [12, 15, 20],
    show: unit('minutes'),
    why: t`In an hour it covers 9 km less than it could. The time for 9 km at ${without} km/h is $\frac{9}{54}$ hour, that is ${num(answer)} minutes.`,
  };
}

function twoModes() {
  const [total, hours, foot, cycle] = [61, 9, 4, 9];
  const footHours = frac(cycle * hours - total, cycle - foot);
  return {
    level: 'medium',
    text: `A farmer travelled ${total} km in ${hours} hours, partly on foot at ${foot} km/h and partly by bicycle at ${cycle} km/h. How far did he walk?`,
    answer: footHours.times(foot),
    wrong: [20, 24, 45],
    show: km,
    why: t`All by bicycle he would cover $9 \times 9 = 81$ km, 20 km more. Each hour on foot costs 5 km, so he walked ${num(footHours)} hours: ${num(footHours.times(foot))} km.`,
  };
}

function fasterBy() {
  const [distance, faster, saved] = [300, 5, 2];
  const speed = 25;
  const holds = frac(distance, speed)
    .minus(frac(distance, speed + faster))
    .equals(saved);
  return {
    level: 'hard',
    text: `A bus covers ${distance} km at a steady speed. Had it been ${faster} km/h faster, it would have taken ${saved} hours less. What is its speed?`,
    answer: holds ? speed : '',
    wrong: [30, 20, 50],
    show: kmh,
    why: t`$\frac{${distance}}{v} - \frac{${distance}}{v + 5} = 2$ leads to $v^2 + 5v - 750 = 0$, that is $(v - 25)(v + 30) = 0$. So $v = ${speed}$ km/h.`,
  };
}

export const timeSpeedAndDistance = {
  name: 'Time, Speed and Distance',
  description:
    'Speeds and their units, average speed, late and early arrivals, meetings, pursuits and journeys in stages.',
  difficulty: 'medium',
  topics: [
    'Units of speed',
    'Average speed',
    'Late and early',
    'Meeting and overtaking',
    'Journeys in stages',
  ],
  keywords:
    'time speed and distance questions, average speed, relative speed, late and early problems, SSC maths',
  keyInformation: [
    'km/h to m/s: multiply by 5/18. m/s to km/h: multiply by 18/5.',
    'For a fixed distance time goes inversely with speed: 5/6 of the speed needs 6/5 of the time.',
    'Moving towards each other speeds add; in the same direction they subtract.',
  ],
  didYouKnow: [
    'Light needs about 8 minutes and 20 seconds from the Sun to the Earth.',
    'If two travellers need a and b hours after they meet, they met after √(ab) hours.',
  ],
  faqs: [
    [
      'When is the average speed the mean of the speeds?',
      'Only when equal times are spent at each speed. For equal distances use 2xy/(x + y).',
    ],
    ['What is relative speed?', 'The speed at which the gap between two moving things changes.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 62,
  questions: [
    unitChange,
    lateAndEarly,
    averageOfThree,
    policeAndThief,
    fractionOfSpeed,
    meetingPoint,
    speedsAfterMeeting,
    stoppages,
    twoModes,
    fasterBy,
  ],
};
