import { KHAN_MATH, NCERT } from '../resources.mjs';

export const volumeAndSurfaceArea = {
  name: 'Volume and Surface Area',
  description:
    'Cubes, cuboids, cylinders, cones and spheres: melting and recasting, painting and cutting, tents, wires and rising water.',
  difficulty: 'medium',
  topics: ['Cubes and cuboids', 'Cylinders', 'Cones', 'Spheres', 'Melting and recasting'],
  keywords:
    'volume and surface area questions, mensuration 3D, cylinder cone sphere, melting and recasting, SSC CGL',
  keyInformation: [
    'Cylinder: πr²h, curved surface 2πrh. Cone: a third of the cylinder, curved surface πrl.',
    'Sphere: volume 4πr³/3, surface 4πr². Hemisphere: half the volume, total surface 3πr².',
    'When a solid is melted and recast the volume stays; the surface does not.',
  ],
  didYouKnow: [
    'Archimedes was so proud of the ratio 2 : 3 between a sphere and the cylinder around it that he wanted it on his tomb.',
    'A litre is exactly 1000 cubic centimetres.',
  ],
  faqs: [
    ['What is the slant height of a cone?', 'The distance from the tip to the rim, √(r² + h²).'],
    [
      'How does the volume change when all lengths double?',
      'It becomes eight times as large, while the surface becomes four times as large.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 32,
};
