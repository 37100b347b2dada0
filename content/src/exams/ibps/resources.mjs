export const BANKING_PERSONNEL_INSTITUTE = {
  resourceName: 'Institute of Banking Personnel Selection',
  resourceLink: 'https://www.ibps.in/',
  description: 'Notifications, call letters, scores and information handouts.',
};
