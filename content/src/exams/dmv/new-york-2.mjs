import { defineTest } from '../assemble/define-test.mjs';
import { brokenOnReadersSide, doubleSolid, solidOnReadersSide, twoSolidPairs } from '../pictures/road.mjs';
import { ringOfArrows } from '../pictures/signs.mjs';
import { MARKING } from './marking.mjs';
import { NEW_YORK } from './real-exams.mjs';

export const newYork2 = defineTest({
  ...MARKING,
  realExam: NEW_YORK,
  testId: 'dmv-new-york-2',
  title: 'New York: Signs, Markings and Safety',
  drafts: [
    {
      ask: 'What lies ahead when you see this yellow diamond with three curved arrows?',
      image: ringOfArrows,
      right: 'A traffic circle, in which everybody drives counterclockwise',
      wrong: [
        'A place where U-turns are allowed',
        'A winding road with three bends',
        'A parking area with a way back to the road',
      ],
      why: 'The arrows show how traffic moves around the center. Slow down and yield to the vehicles in the circle.',
      topic: 'Road signs',
      level: 'easy',
    },
    {
      ask: 'The pictures show two-way roads from above; you drive in the lane with the arrow. On which road may you cross the center to pass when the way is clear?',
      right: { text: 'Broken line on your side, solid line on the other', image: brokenOnReadersSide },
      wrong: [
        { text: 'Solid line on your side, broken line on the other', image: solidOnReadersSide },
        { text: 'Two solid lines', image: doubleSolid },
        { text: 'Two pairs of solid lines', image: twoSolidPairs },
      ],
      why: 'The line on your own side counts. If it is broken you may pass when it is safe; if it is solid you may not.',
      topic: 'Pavement markings',
      level: 'medium',
    },
    {
      ask: 'In New York you follow a fire truck with flashing lights on its way to a fire. How close may you come?',
      right: 'No closer than 200 feet',
      wrong: ['No closer than 25 feet', 'No closer than 50 feet', 'No closer than 100 feet'],
      why: 'The law keeps 200 feet clear behind a fire vehicle that shows its red lights.',
      topic: 'Emergency vehicles',
      level: 'hard',
    },
    {
      ask: 'Two adults ride in the back of an ordinary private car in New York. Who of the people in the car has to wear a seat belt?',
      right: 'Everybody, in front and in the back',
      wrong: ['The driver only', 'Everybody in front only', 'Everybody younger than 16 only'],
      why: 'Belts are required on all seats, for adults in the back too.',
      topic: 'Seat belts and child seats',
      level: 'easy',
    },
    {
      ask: 'Until which birthday must children in New York ride in a child restraint system?',
      right: 'The 8th',
      wrong: ['The 3rd', 'The 5th', 'The 6th'],
      why: 'A suitable restraint, such as a child seat or a booster seat, is required until the 8th birthday.',
      topic: 'Seat belts and child seats',
      level: 'medium',
    },
    {
      ask: 'A driver in New York is intoxicated and has a 10-year-old in the car. How does the law treat the first such offense?',
      right: 'As a felony',
      wrong: ['As a parking violation', 'As a warning without a penalty', 'As a traffic infraction'],
      why: 'Driving while intoxicated with a passenger aged 15 or younger is a felony, even the first time.',
      topic: 'Alcohol and drugs',
      level: 'hard',
    },
    {
      ask: 'At a stop sign there is a painted stop line, then a crosswalk, then the cross street. Where do you stop?',
      right: 'Before the stop line',
      wrong: [
        'On the crosswalk',
        'Between the crosswalk and the cross street',
        'With the front wheels in the cross street',
      ],
      why: 'The stop line comes first. Without one you stop before the crosswalk, and without either where you see the cross street.',
      topic: 'Road signs',
      level: 'easy',
    },
    {
      ask: 'A steady red arrow that points right is lit in New York. You want to turn right. What applies?',
      right: 'You wait until the red arrow goes out and a green light or arrow comes',
      wrong: [
        'You may turn after a full stop',
        'You may turn if nobody is on the crosswalk',
        'The arrow shows that you have the right of way',
      ],
      why: 'A red arrow forbids the movement to which it points. A turn after stopping is not allowed.',
      topic: 'Signals',
      level: 'hard',
    },
    {
      ask: 'Outside New York City you stop at a red light, and no sign forbids turns. From which street into which may you turn left before the light is green?',
      right: 'From a one-way street into another one-way street',
      wrong: [
        'From a two-way street into a two-way street',
        'From a two-way street into a one-way street',
        'From a one-way street into a two-way street',
      ],
      why: "A left turn on red crosses nobody's path only when both streets are one-way. Stop first, and yield to all others.",
      topic: 'Signals',
      level: 'medium',
    },
    {
      ask: 'A person with a white cane steps off the curb, although the pedestrian signal shows "don\'t walk". What must you do?',
      right: 'Yield to the person',
      wrong: [
        'Sound the horn to warn the person, and go on',
        'Go on, because you have the green light',
        'Yield only if a guide dog is there as well',
      ],
      why: 'A white cane or a guide dog shows that somebody may not see you or the signals. You always yield.',
      topic: 'Pedestrians',
      level: 'easy',
    },
    {
      ask: 'On a New York highway a car stands on the right shoulder with its hazard lights on. You drive in the right lane. What does the move over law expect?',
      right: 'Change to another lane if that is safe, or else slow down',
      wrong: [
        'Stop behind the car to offer help',
        'Sound the horn and hold your speed',
        'Nothing, because the car is not a police car',
      ],
      why: 'The law protects every vehicle stopped at the roadside: leave it room, and if you cannot, pass it slowly.',
      topic: 'Emergency vehicles',
      level: 'medium',
    },
    {
      ask: 'A driver ahead holds the left arm out of the window, bent upward at the elbow. What is the driver about to do?',
      right: 'Turn right',
      wrong: ['Turn left', 'Stop', 'Back up'],
      why: 'Arm straight out means left, arm bent up means right, and arm bent down means slowing or stopping.',
      topic: 'Turning',
      level: 'easy',
    },
  ],
});
