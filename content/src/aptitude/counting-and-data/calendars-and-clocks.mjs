import { KHAN_MATH, NCERT } from '../resources.mjs';

export const calendarsAndClocks = {
  name: 'Calendars and Clocks',
  description:
    'Odd days, leap years and weekdays of dates; angles, meetings and errors of the hands of a clock.',
  difficulty: 'medium',
  topics: ['Odd days', 'Leap years', 'Angles of the hands', 'Meeting of the hands', 'Fast and slow clocks'],
  keywords:
    'calendar questions, clock questions, odd days, angle between hands, leap year, aptitude reasoning',
  keyInformation: [
    'An ordinary year holds 1 odd day, a leap year 2; 400 years hold none.',
    'The angle at h hours m minutes is |60h − 11m| / 2 degrees (or 360 less that).',
    'The hands meet every 65 5/11 minutes: 11 times in 12 hours.',
  ],
  didYouKnow: [
    'The Gregorian calendar repeats exactly after 400 years, because these hold a whole number of weeks.',
    'In the Gregorian calendar the 13th of a month falls on a Friday more often than on any other day of the week.',
  ],
  faqs: [
    ['What are odd days?', 'The days left over when complete weeks are taken away from a stretch of time.'],
    [
      'How fast does the minute hand gain on the hour hand?',
      '5.5 degrees a minute, since it moves 6 degrees and the hour hand half a degree.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 20,
};
