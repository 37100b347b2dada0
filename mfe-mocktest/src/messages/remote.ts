export const allMockTests = 'All mock tests';
export const makeYourOwnMock = 'Make your own mock test';
export const quantitativeAptitudeQuestions = 'Quantitative aptitude questions';
