export const resultsAreSavedOnly =
  'Results are saved only on the device you used. Take the test here, or open this page on that device.';
export const noResult = 'No result on this device';
export const chooseAMockTest = 'Choose a mock test';
export const backToHome = 'Back to Home';
