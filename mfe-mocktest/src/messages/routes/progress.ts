export const yourProgress = 'Your progress';
export const yourMockTests =
  'Your mock tests on this device: results, trends, topics, and mistakes to practice. Nothing leaves your device.';
