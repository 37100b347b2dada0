export const seeThePassageAbove = (passageShownAt: number) =>
  `See the passage above question ${passageShownAt}.`;
