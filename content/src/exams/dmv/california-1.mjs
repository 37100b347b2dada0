import { defineTest } from '../assemble/define-test.mjs';
import { redOctagon } from '../pictures/signs.mjs';
import { MARKING } from './marking.mjs';
import { CALIFORNIA } from './real-exams.mjs';

export const california1 = defineTest({
  ...MARKING,
  realExam: CALIFORNIA,
  testId: 'dmv-california-1',
  title: 'California: Signs and City Driving',
  drafts: [
    {
      ask: 'Snow hides the wording on this red, eight-sided sign. What must you do when you reach it?',
      image: redOctagon,
      right: 'Stop completely, then go when it is safe',
      wrong: [
        'Slow down and give way only if another vehicle is close',
        'Stop only if another driver is already waiting',
        'Keep your speed, because a sign without words has no force',
      ],
      why: 'Only one sign has eight sides: the stop sign. Its shape binds you even when the word cannot be read.',
      topic: 'Road signs',
      level: 'easy',
    },
    {
      ask: 'You drive through a California residential district and see no speed limit sign. What is the limit?',
      right: '25 mph',
      wrong: ['20 mph', '30 mph', '35 mph'],
      why: 'In residential and business districts of California the limit is 25 mph unless a sign says otherwise.',
      topic: 'Speed',
      level: 'easy',
    },
    {
      ask: 'In California you come to a blind intersection: there are no stop signs and you cannot see 100 feet along the cross street. What is the speed limit there?',
      right: '15 mph',
      wrong: ['20 mph', '25 mph', '5 mph'],
      why: 'The limit is 15 mph at a blind intersection, in an alley and near railroad tracks without a clear view.',
      topic: 'Speed',
      level: 'medium',
    },
    {
      ask: 'A California curb is painted white. For what may you stop there?',
      right: 'Just long enough to pick up or drop off passengers or mail',
      wrong: [
        'Parking for the limited time shown on a sign or on the curb',
        'Nothing: stopping is never allowed, even with the driver inside',
        'Parking with a disabled person placard only',
      ],
      why: 'White is for passengers and mail. Green means a limited time, red means no stopping, and blue is kept for disabled persons.',
      topic: 'Parking',
      level: 'medium',
    },
    {
      ask: 'You park facing uphill beside a curb. Where should the front wheels point?',
      right: 'Away from the curb, so that the car would roll back against it',
      wrong: [
        'Toward the curb, so that the car would roll forward along it',
        'Straight ahead, with the parking brake set',
        'Either way, as long as the car is in park',
      ],
      why: 'With the wheels turned away from the curb, a car that rolls backward is caught by the curb instead of running into the street.',
      topic: 'Parking',
      level: 'medium',
    },
    {
      ask: 'Two cars on crossing streets reach an all-way stop at the same moment. Who should go first?',
      right: 'The driver on the right',
      wrong: ['The driver on the left', 'The driver who is turning', 'The driver in the larger vehicle'],
      why: 'When two drivers arrive together, the one on the left yields to the one on the right.',
      topic: 'Right of way',
      level: 'easy',
    },
    {
      ask: 'A pedestrian is crossing at a California corner where no crosswalk lines are painted. What must you do?',
      right: 'Yield, just as at a painted crosswalk',
      wrong: [
        'Sound the horn, because the pedestrian has to wait',
        'Yield only if a traffic signal controls the corner',
        'Go first, because unpainted corners belong to drivers',
      ],
      why: 'A crosswalk exists at most corners whether or not it is painted, and pedestrians in it have the right of way.',
      topic: 'Pedestrians',
      level: 'medium',
    },
    {
      ask: 'From which blood alcohol concentration on is it illegal for a driver aged 21 or over to drive an ordinary car in California?',
      right: '0.08%',
      wrong: ['0.10%', '0.12%', '0.15%'],
      why: 'The limit for adults is 0.08%. It is lower for drivers under 21 (0.01%) and for commercial drivers (0.04%).',
      topic: 'Alcohol and drugs',
      level: 'easy',
    },
    {
      ask: 'How far before a turn must you start to signal in California?',
      right: '100 feet',
      wrong: ['25 feet', '50 feet', '75 feet'],
      why: 'Signal during the last 100 feet before you turn, so that others have time to react.',
      topic: 'Turning',
      level: 'medium',
    },
    {
      ask: 'You pass a bicyclist in California and cannot change lanes. What is the least distance you must leave between your car and the bicycle?',
      right: '3 feet',
      wrong: ['1 foot', '18 inches', '2 feet'],
      why: 'Change lanes when you can; otherwise keep at least 3 feet away, and wait behind if even that is not possible.',
      topic: 'Sharing the road',
      level: 'easy',
    },
    {
      ask: 'How far may you drive in a center left turn lane in California?',
      right: 'At most 200 feet',
      wrong: [
        'At most 500 feet',
        'Up to the next intersection, however far it is',
        'As far as you need to pass slower traffic',
      ],
      why: 'The lane is for starting or finishing a left turn or a permitted U-turn. You may use it for 200 feet at most.',
      topic: 'Turning',
      level: 'hard',
    },
    {
      ask: 'A private car with flashing hazard lights is stopped on the shoulder of a California highway, next to your lane. What must you do?',
      right: 'Move over a lane, or slow down if you cannot',
      wrong: [
        'Keep your speed, because it is no emergency vehicle',
        'Stop behind the car and wait until it has left',
        'Sound the horn and pass in the lane next to it',
      ],
      why: 'Since 1 January 2026 (AB 390) the move-over rule holds for every vehicle stopped with flashing hazard lights or another warning device. Change lanes when that is safe; otherwise slow down to a reasonable speed.',
      topic: 'Sharing the road',
      level: 'medium',
    },
  ],
});
