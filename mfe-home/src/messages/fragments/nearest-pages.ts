export const wereYouLooking = 'Were you looking for one of these?';
