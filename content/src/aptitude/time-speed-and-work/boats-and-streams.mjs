import { KHAN_MATH, NCERT } from '../resources.mjs';

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
};
