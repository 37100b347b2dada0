export const comingSoon = 'Coming soon';
export const thisLearningPathIsnt =
  "This learning path isn't ready yet. Score calculators, topics and mock tests are open now.";
