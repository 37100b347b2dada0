export const markedForReview = 'Marked for review';
export const time = 'Time';
