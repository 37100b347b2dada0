import { KHAN_MATH, NCERT } from '../resources.mjs';

export const areaAndPerimeter = {
  name: 'Area and Perimeter',
  description:
    'Rectangles, triangles, rhombuses, trapeziums and circles: fences, paths, wheels, sectors and the effect of changed lengths.',
  difficulty: 'medium',
  topics: [
    'Rectangles and squares',
    'Triangles',
    'Circles and sectors',
    'Quadrilaterals',
    'Percentage changes',
  ],
  keywords: 'area and perimeter questions, mensuration 2D, circle area, path problems, SSC CHSL mensuration',
  keyInformation: [
    'Triangle: half of base × height, or √(s(s − a)(s − b)(s − c)) with s half the perimeter.',
    'Circle: circumference 2πr, area πr². Sector: the fraction angle/360 of the circle.',
    'Rhombus: half the product of the diagonals. Trapezium: half the sum of the parallel sides × height.',
  ],
  didYouKnow: [
    'Of all figures with the same perimeter the circle encloses the largest area.',
    'The fraction 22/7 is slightly larger than π; 355/113 agrees with π to six decimal places.',
  ],
  faqs: [
    [
      'When do I use 22/7 and when 3.14?',
      'Use what the question says; if it says nothing, 22/7 when the radius is a multiple of 7.',
    ],
    ['What happens to an area when all lengths double?', 'It becomes four times as large.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 35,
};
