export const weAreWriting = 'We are writing the first tests of this exam. Come back soon.';
