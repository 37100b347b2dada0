export const mockingbirdBlog = 'Mockingbird blog';
export const howToPracticeBeat = 'How to practice, beat the clock, learn from mistakes and read your score.';
