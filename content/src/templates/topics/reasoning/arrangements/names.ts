/** People of the puzzles. */
export const NAMES = [
  'Asha',
  'Bilal',
  'Chetan',
  'Divya',
  'Farida',
  'Gopal',
  'Harish',
  'Ishita',
  'Joseph',
  'Kavya',
  'Leela',
  'Manoj',
  'Nikhil',
  'Priya',
  'Rohit',
  'Sarita',
  'Tarun',
  'Uma',
  'Vikram',
  'Zoya',
] as const;

/** A list in a sentence: `Asha, Bilal and Chetan`. */
export const listedNames = (names: readonly string[]) =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
