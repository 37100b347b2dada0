import { defineTemplate, digits, frac, hcf, range, t, tex, type Fraction } from '../../../kit/index.js';
import { hours, km, kmh, metres } from '../motion.js';
import { isInTenths } from '../work-rates.js';

interface Chase {
  lead: number;
  thief: number;
  police: number;
}

const chase = defineTemplate<Chase, Fraction>({
  id: 'thief-and-policeman',
  level: 'medium',
  parameters: { lead: range(60, 600, 20), thief: range(6, 14), police: range(8, 18) },
  isSensible: ({ lead, thief, police }) => thief < police && (lead * thief) % (police - thief) === 0,
  solve: ({ lead, thief, police }) => frac(lead * thief, police - thief),
  show: metres,
  mistakes: [
    {
      text: 'This is how far the pursuer runs.',
      value: ({ lead, thief, police }) => frac(lead * police, police - thief),
    },
    { text: 'You added the speeds.', value: ({ lead, thief, police }) => frac(lead * thief, police + thief) },
    {
      text: 'You multiplied the lead by the ratio of the speeds.',
      value: ({ lead, thief, police }) => frac(lead * police, thief),
    },
    { text: 'You took half of the right distance.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right distance.', value: (_, right) => right.mul(2) },
    { text: 'You took the lead off the distance.', value: ({ lead }, right) => right.sub(lead) },
    { text: 'You added the lead twice.', value: ({ lead }, right) => right.add(2 * lead) },
    { text: 'You took the lead off twice.', value: ({ lead }, right) => right.sub(2 * lead) },
    { text: 'You counted the lead one and a half times.', value: (_, right) => right.mul(3).div(2) },
  ],
  wordings: [
    ({ lead, thief, police }) =>
      `A thief is ${lead} m ahead of a policeman and runs at ${thief} km/h. The policeman chases him at ${police} km/h. How far does the thief run before he is caught?`,
    ({ lead, thief, police }, s) =>
      `${s.person.name} walks at ${thief} km/h and is ${lead} m ahead when ${s.other.name} starts to run after ${s.person.them} at ${police} km/h. What distance does ${s.person.name} still walk until ${s.other.name} reaches ${s.person.them}?`,
    ({ lead, thief, police }, s) =>
      `A ${s.pick(['dog', 'boy', 'guard'])} runs at ${police} km/h after a ${s.pick(['goat', 'cart', 'calf'])} that is ${lead} m ahead and moves away at ${thief} km/h. Find how far the one in front gets before it is overtaken.`,
  ],
  explain: ({ lead, thief, police }, right) =>
    t`The gap closes at $${police} - ${thief} = ${police - thief}$ km/h, so while the gap of ${lead} m is closed the one in front runs $${lead} \times \frac{${thief}}{${police - thief}} = ${digits(right)}$ m.`,
});

interface HeadStart {
  distance: number;
  u: number;
  v: number;
  head: number;
}

const meetingTime = ({ distance, u, v, head }: HeadStart) => frac(distance - u * head, u + v);

const meeting = defineTemplate<HeadStart, Fraction>({
  id: 'meeting-after-head-start',
  level: 'medium',
  parameters: { distance: range(120, 600, 10), u: range(30, 80, 5), v: range(30, 80, 5), head: [1, 2, 3] },
  isSensible: (p) => p.u !== p.v && meetingTime(p).gt(1) && isInTenths(meetingTime(p)),
  solve: meetingTime,
  show: hours,
  mistakes: [
    { text: 'You forgot the head start.', value: ({ distance, u, v }) => frac(distance, u + v) },
    { text: 'You counted from the start of the first one.', value: ({ head }, right) => right.add(head) },
    {
      text: 'You gave the head start to the other one.',
      value: ({ distance, u, v, head }) => frac(distance - v * head, u + v),
    },
    {
      text: 'You added the distance of the head start.',
      value: ({ distance, u, v, head }) => frac(distance + u * head, u + v),
    },
    { text: 'You took the head start off the time.', value: ({ head }, right) => right.sub(head) },
    {
      text: 'You divided by the speed of the first one only.',
      value: ({ distance, u, head }) => frac(distance - u * head, u),
    },
    {
      text: 'You divided by the speed of the second one only.',
      value: ({ distance, u, v, head }) => frac(distance - u * head, v),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    {
      text: 'You subtracted the head start from the time without it.',
      value: ({ distance, u, v, head }) => frac(distance, u + v).sub(head),
    },
  ],
  wordings: [
    ({ distance, u, v, head }, s) =>
      `Two towns are ${distance} km apart. A ${s.pick(['car', 'bus', 'van'])} leaves the first town for the second at ${u} km/h. ${head === 1 ? 'An hour' : `${hours(head)}`} later another leaves the second town for the first at ${v} km/h. How long after the start of the second vehicle do they meet?`,
    ({ distance, u, v, head }, s) =>
      `${s.person.name} sets out from home at ${u} km/h to meet ${s.other.name}, who lives ${distance} km away and starts ${hours(head)} later by the same road at ${v} km/h. How long is ${s.other.name} on the road when they meet?`,
    ({ distance, u, v, head }, s) =>
      `A train starts from one of two stations ${distance} km apart and runs at ${u} km/h towards the other. When it has run for ${hours(head)}, a second train starts from the other station towards it at ${v} km/h. Find the time from then until the trains ${s.pick(['meet', 'pass each other'])}.`,
  ],
  explain: (p, right) =>
    t`In ${hours(p.head)} the first covers $${p.u} \times ${p.head} = ${p.u * p.head}$ km and leaves a gap of $${p.distance} - ${p.u * p.head} = ${p.distance - p.u * p.head}$ km, which closes at $${p.u} + ${p.v} = ${p.u + p.v}$ km/h: $\frac{${p.distance - p.u * p.head}}{${p.u + p.v}} = ${digits(right)}$ hours.`,
});

interface AfterMeeting {
  speed: number;
  first: number;
  second: number;
  quarters: number;
}

const timesOf = ({ first, second, quarters }: AfterMeeting) =>
  [frac(first * first * quarters, 4), frac(second * second * quarters, 4)] as const;

const afterMeeting = defineTemplate<AfterMeeting, Fraction>({
  id: 'times-after-meeting',
  level: 'hard',
  parameters: { speed: range(12, 90, 2), first: range(2, 6), second: range(2, 6), quarters: [1, 2, 4] },
  isSensible: ({ speed, first, second }) =>
    hcf(first, second) === 1 &&
    first < 2 * second &&
    second < 2 * first &&
    isInTenths(frac(speed * first, second)) &&
    speed * first < 100 * second,
  solve: ({ speed, first, second }) => frac(speed * first, second),
  show: kmh,
  mistakes: [
    {
      text: 'You used the ratio the wrong way round. The one who needs longer is slower.',
      value: ({ speed, first, second }) => frac(speed * second, first),
    },
    {
      text: 'You forgot to take the square root of the ratio of the times.',
      value: ({ speed, first, second }) => frac(speed * first * first, second * second),
    },
    {
      text: 'You forgot the square root and used the ratio the wrong way round.',
      value: ({ speed, first, second }) => frac(speed * second * second, first * first),
    },
    {
      text: 'You added the difference of the times to the speed.',
      value: (p) => timesOf(p)[1].sub(timesOf(p)[0]).abs().add(p.speed),
    },
    {
      text: 'You took the difference of the times off the speed.',
      value: (p) => frac(p.speed).sub(timesOf(p)[1].sub(timesOf(p)[0]).abs()),
    },
    { text: 'You doubled the right speed.', value: (_, right) => right.mul(2) },
    { text: 'You took half of the right speed.', value: (_, right) => right.div(2) },
    {
      text: 'You took the mean of the known and the right speed.',
      value: ({ speed }, right) => right.add(speed).div(2),
    },
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} starts from P to Q and ${s.other.name} from Q to P at the same time. After they meet, ${s.person.name} needs ${hours(timesOf(p)[0])} to reach Q and ${s.other.name} needs ${hours(timesOf(p)[1])} to reach P. ${s.person.name} travels at ${p.speed} km/h. What is the speed of ${s.other.name}?`,
    (p, s) =>
      `Two ${s.pick(['trains', 'buses', 'cars'])} leave two cities for each other's city at the same time. After passing each other they need ${hours(timesOf(p)[0])} and ${hours(timesOf(p)[1])} to arrive. The first runs at ${p.speed} km/h. Find the speed of the second.`,
    (p, s) =>
      `Two ${s.pick(['lorries', 'motorcyclists', 'vans'])} set out towards each other at the same moment from the two ends of a road. From their meeting point the one that runs at ${p.speed} km/h takes ${hours(timesOf(p)[0])} to its destination, and the other takes ${hours(timesOf(p)[1])}. How fast is the other?`,
  ],
  explain: (p, right) => {
    const [a, b] = timesOf(p);
    return t`The speeds are inversely as the square roots of the times after the meeting. So the second speed is the first times $\sqrt{\frac{${digits(a)}}{${digits(b)}}} = ${tex(frac(p.first, p.second))}$: $${p.speed} \times ${tex(frac(p.first, p.second))} = ${digits(right)}$ km/h.`;
  },
});

interface TurnBack {
  distance: number;
  u: number;
  v: number;
}

const turnsBack = defineTemplate<TurnBack, Fraction>({
  id: 'turns-back-and-meets',
  level: 'hard',
  parameters: { distance: range(10, 90), u: range(4, 20), v: range(5, 30) },
  isSensible: ({ distance, u, v }) =>
    u < v && v < 3 * u && isInTenths(frac(distance * (v - u), u + v)) && frac(2 * distance, u + v).lt(8),
  solve: ({ distance, u, v }) => frac(distance * (v - u), u + v),
  show: km,
  mistakes: [
    {
      text: 'This is how far they meet from the start.',
      value: ({ distance, u, v }) => frac(2 * distance * u, u + v),
    },
    {
      text: 'This is what the slower one still has to go when the faster one turns.',
      value: ({ distance, u, v }) => frac(distance * (v - u), v),
    },
    { text: 'You took half of the right distance.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right distance.', value: (_, right) => right.mul(2) },
    {
      text: 'You let them start from opposite ends.',
      value: ({ distance, u, v }) => frac(distance * u, u + v),
    },
    {
      text: 'You let them start from opposite ends and took the longer part.',
      value: ({ distance, u, v }) => frac(distance * v, u + v),
    },
    {
      text: 'This is how far the slower one is when the faster one turns.',
      value: ({ distance, u, v }) => frac(distance * u, v),
    },
    {
      text: 'You divided by the lower speed.',
      value: ({ distance, u, v }) => frac(distance * (v - u), 2 * u),
    },
  ],
  wordings: [
    ({ distance, u, v }, s) =>
      `${s.person.name} and ${s.other.name} start together from P for Q, ${distance} km away, at ${u} km/h and ${v} km/h. ${s.other.name} reaches Q, turns back immediately and meets ${s.person.name}. How far from Q do they meet?`,
    ({ distance, u, v }, s) =>
      `Two ${s.pick(['cyclists', 'runners', 'riders'])} leave a village at the same time for a town ${distance} km off. Their speeds are ${u} km/h and ${v} km/h. The faster one returns from the town without a rest. At what distance from the town do the two meet?`,
    ({ distance, u, v }, s) =>
      `A road of ${distance} km joins a ${s.pick(['farm', 'camp', 'mine'])} to a railway station. Two carts leave together for the station at ${v} km/h and ${u} km/h; the faster starts back as soon as it arrives. Find how far from the station they pass each other.`,
  ],
  explain: ({ distance, u, v }, right) => {
    const time = frac(2 * distance, u + v);
    return t`When they meet they have covered $2 \times ${distance} = ${2 * distance}$ km together, in $\frac{${2 * distance}}{${u} + ${v}} = ${tex(time)}$ hours. The slower one has covered $${u} \times ${tex(time)} = ${digits(time.mul(u))}$ km and is $${distance} - ${digits(time.mul(u))} = ${digits(right)}$ km from the end.`;
  },
});

export const MEETING_AND_CHASING = [chase, meeting, afterMeeting, turnsBack];
