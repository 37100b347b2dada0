export const INDIAN_RAILWAYS = {
  resourceName: 'Indian Railways',
  resourceLink: 'https://indianrailways.gov.in/',
  description: 'The railways and their recruitment boards, with notices and addresses.',
};
