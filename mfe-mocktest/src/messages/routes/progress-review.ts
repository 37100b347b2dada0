export const practiceYourMistakes = 'Practice your mistakes';
export const questionsThatYouMissed =
  'Questions that you missed come back on the day when you are about to forget them.';
