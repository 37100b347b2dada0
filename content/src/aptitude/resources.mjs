const resource = (resourceName, resourceLink, description) => ({ resourceName, resourceLink, description });

/** Free further reading: only addresses that have existed for years. */
export const NCERT = resource(
  'NCERT textbooks',
  'https://ncert.nic.in/textbook.php',
  'The national school textbooks of India, free to read: the ground on which aptitude papers are built.',
);
export const KHAN_ARITHMETIC = resource(
  'Khan Academy: Arithmetic',
  'https://www.khanacademy.org/math/arithmetic',
  'Free lessons and exercises on numbers, fractions and decimals.',
);
export const KHAN_MATH = resource(
  'Khan Academy: Math',
  'https://www.khanacademy.org/math',
  'Free lessons and exercises on every topic of school mathematics.',
);
