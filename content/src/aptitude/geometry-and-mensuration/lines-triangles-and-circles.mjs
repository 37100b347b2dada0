import { KHAN_MATH, NCERT, frac, num, t } from '../kit/index.mjs';

const degrees = (value) => `${num(value)}°`;
const cm = (value) => `${num(value)} cm`;

function polygonSides() {
  const sides = 360 / (180 - 156);
  return {
    level: 'easy',
    text: 'Each interior angle of a regular polygon measures 156°. How many sides has it?',
    answer: sides,
    wrong: [12, 13, 24],
    why: t`Each exterior angle is $180° - 156° = 24°$, and the exterior angles add up to 360°: $360 \div 24 = ${sides}$ sides.`,
  };
}

function parallelLines() {
  const x = frac(180 - 15 + 5, 2 + 3);
  return {
    level: 'easy',
    text: t`A line crosses two parallel lines. Two interior angles on the same side of it measure $(2x + 15)°$ and $(3x - 5)°$. What is $x$?`,
    answer: x,
    wrong: [20, 30, 32],
    why: t`Interior angles on the same side add up to 180°: $5x + 10 = 180$, so $x = ${num(x)}$.`,
  };
}

function angleRatio() {
  const part = 180 / 12;
  return {
    level: 'easy',
    text: 'The angles of a triangle are in the ratio 2 : 3 : 7. What kind of triangle is it?',
    answer: 7 * part > 90 ? 'Obtuse-angled' : '',
    wrong: ['Acute-angled', 'Right-angled', 'Isosceles'],
    why: t`The parts add up to 12, so one part is ${part}° and the angles are ${2 * part}°, ${3 * part}° and ${7 * part}°. One angle is larger than 90°.`,
  };
}

function possibleSides() {
  const count = 2 * 7 - 1;
  return {
    level: 'medium',
    text: 'Two sides of a triangle measure 7 cm and 12 cm. How many whole numbers of centimetres are possible for the third side?',
    answer: count,
    wrong: [12, 14, 15],
    why: t`The third side must be longer than $12 - 7 = 5$ cm and shorter than $12 + 7 = 19$ cm: the values 6 to 18, which are ${count}.`,
  };
}

function similarTriangles() {
  const answer = frac(8).times(9).over(6);
  return {
    level: 'medium',
    text: 'Two similar triangles have areas of 36 cm² and 81 cm². A side of the smaller measures 8 cm. How long is the corresponding side of the larger?',
    answer,
    wrong: [14, 16, 18],
    show: cm,
    why: t`Areas are as the squares of the sides, so the sides are as $\sqrt{36} : \sqrt{81} = 2 : 3$. The side measures $8 \times \frac{3}{2} = ${num(answer)}$ cm.`,
  };
}

function angleBisector() {
  const [ab, ac, bc] = [10, 14, 12];
  const bd = frac(ab * bc, ab + ac);
  return {
    level: 'medium',
    text: t`In triangle $ABC$, $AB = ${ab}$ cm, $AC = ${ac}$ cm and $BC = ${bc}$ cm. The bisector of angle $A$ meets $BC$ at $D$. How long is $BD$?`,
    answer: bd,
    wrong: [6, 7, frac(42, 10)],
    show: cm,
    why: t`The bisector divides $BC$ in the ratio of the sides: $BD : DC = 10 : 14 = 5 : 7$. So $BD = \frac{5}{12} \times 12 = ${num(bd)}$ cm.`,
  };
}

function chordDistance() {
  const [radius, half] = [13, 12];
  const answer = Math.sqrt(radius ** 2 - half ** 2);
  return {
    level: 'easy',
    text: 'A circle has a radius of 13 cm. How far from its centre is a chord 24 cm long?',
    answer,
    wrong: [12, 11, 6],
    show: cm,
    why: t`The perpendicular from the centre halves the chord: $\sqrt{13^2 - 12^2} = \sqrt{25} = ${answer}$ cm.`,
  };
}

function inscribedAngle() {
  const outer = 130;
  return {
    level: 'medium',
    text: t`$O$ is the centre of a circle through $A$, $B$ and $C$. The angle $AOB$ is ${outer}°, and $C$ lies on the longer arc $AB$. What is the angle $ACB$?`,
    answer: outer / 2,
    wrong: [130, 115, 50],
    show: degrees,
    why: t`An angle at the circle is half the angle at the centre over the same arc: $130° \div 2 = ${outer / 2}°$.`,
  };
}

function tangentLength() {
  const [distance, radius] = [25, 7];
  const answer = Math.sqrt(distance ** 2 - radius ** 2);
  return {
    level: 'medium',
    text: 'A point lies 25 cm from the centre of a circle of radius 7 cm. How long is a tangent from the point to the circle?',
    answer,
    wrong: [18, 26, 20],
    show: cm,
    why: t`The tangent is perpendicular to the radius at the point of contact: $\sqrt{25^2 - 7^2} = \sqrt{576} = ${answer}$ cm.`,
  };
}

function commonTangent() {
  const [r, s, distance] = [9, 4, 13];
  const answer = Math.sqrt(distance ** 2 - (r - s) ** 2);
  return {
    level: 'hard',
    text: 'Two circles of radii 9 cm and 4 cm touch each other from outside. How long is their direct common tangent (between the points of contact)?',
    answer,
    wrong: [5, 6, 10],
    show: cm,
    why: t`The centres are $9 + 4 = 13$ cm apart. The tangent is $\sqrt{13^2 - (9 - 4)^2} = \sqrt{144} = ${answer}$ cm.`,
  };
}

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
  questions: [
    polygonSides,
    parallelLines,
    angleRatio,
    possibleSides,
    similarTriangles,
    angleBisector,
    chordDistance,
    inscribedAngle,
    tangentLength,
    commonTangent,
  ],
};
