import type { Topic } from '../../../kit/index.js';
import { reflectedFigures } from './reflected-figures.js';
import { reflectedLetters } from './reflected-letters.js';

export const mirrorImages: Topic = {
  slug: 'mirror-images',
  name: 'Mirror and water images',
  templates: [
    reflectedFigures('mirror-image-of-a-figure', 'easy', 'mirror', ['dot', 'circle']),
    reflectedLetters('mirror-image-of-three-letters', 'easy', 'mirror', 3),
    reflectedLetters('water-image-of-three-letters', 'easy', 'water', 3),
    reflectedFigures('water-image-of-a-figure', 'medium', 'water', ['dot', 'circle', 'cross']),
    reflectedLetters('mirror-image-of-letters', 'medium', 'mirror', 4),
    reflectedLetters('water-image-of-letters', 'hard', 'water', 5),
    reflectedFigures('mirror-image-of-a-figure-with-signs', 'hard', 'mirror', ['cross', 'square', 'circle']),
  ],
};
