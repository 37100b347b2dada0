import { KHAN_MATH, NCERT } from '../resources.mjs';

export const coordinateGeometry = {
  name: 'Coordinate Geometry',
  description: 'Points, distances, slopes, lines and areas on the plane: geometry done with numbers.',
  difficulty: 'medium',
  topics: ['Distance and section', 'Slope', 'Equations of lines', 'Areas', 'Reflections'],
  keywords:
    'coordinate geometry questions, slope, distance formula, section formula, area of triangle, SSC CGL',
  keyInformation: [
    'Distance: √((x₂ − x₁)² + (y₂ − y₁)²). Slope: (y₂ − y₁)/(x₂ − x₁).',
    'Parallel lines have equal slopes; slopes of perpendicular lines have the product −1.',
    'Distance of (p, q) from ax + by + c = 0: |ap + bq + c| / √(a² + b²).',
  ],
  didYouKnow: [
    'Coordinates are called Cartesian after René Descartes, who joined algebra and geometry in 1637.',
    'A map reference of longitude and latitude is a pair of coordinates too.',
  ],
  faqs: [
    [
      'What is the slope of a vertical line?',
      'It is not defined, because the two x values are equal and one would divide by zero.',
    ],
    [
      'How do I test three points for one line?',
      'Compare two slopes, or see whether the triangle has the area zero.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 17,
};
