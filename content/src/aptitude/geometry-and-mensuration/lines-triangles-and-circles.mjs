import { KHAN_MATH, NCERT } from '../resources.mjs';

export const linesTrianglesAndCircles = {
  name: 'Lines, Triangles and Circles',
  description:
    'Angles at lines and in triangles, similar figures, chords, tangents and angles in circles: the plane geometry of school, asked quickly.',
  difficulty: 'medium',
  topics: [
    'Angles and parallel lines',
    'Triangles',
    'Similarity',
    'Chords and tangents',
    'Angles in a circle',
  ],
  keywords:
    'geometry questions, triangles, circles, tangents and chords, similar triangles, SSC CGL geometry',
  keyInformation: [
    'The angles of a triangle add up to 180°; the exterior angles of any convex polygon to 360°.',
    'Areas of similar figures are as the squares of corresponding sides.',
    'The angle at the centre is twice the angle at the circle over the same arc; an angle in a semicircle is 90°.',
  ],
  didYouKnow: [
    "Euclid's Elements, written about 300 BC, was used as a textbook of geometry for more than two thousand years.",
    'Hundreds of proofs of the theorem of Pythagoras are known; one is by James Garfield, later a president of the United States.',
  ],
  faqs: [
    ['When can three lengths form a triangle?', 'When each is shorter than the sum of the other two.'],
    [
      'How do I see that two triangles are similar?',
      'Two equal angles are enough; so are two sides in the same ratio with the same angle between them.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 38,
};
