export const whatIsWrong = 'What is wrong?';
export const pleaseChooseOne = 'Please choose one.';
