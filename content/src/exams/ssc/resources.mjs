export const STAFF_SELECTION_COMMISSION = {
  resourceName: 'Staff Selection Commission',
  resourceLink: 'https://ssc.gov.in/',
  description: 'Notifications, admit cards, answer keys and results.',
};
