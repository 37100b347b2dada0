export const shareYourResult = 'Share your result';
export const shareThePicture = 'Share the picture';
export const saveThePicture = 'Save the picture';
export const thePictureIsMade =
  'The picture is made on this device. It has no name, and nothing leaves the device until you share it.';
export const thePictureCouldNot = 'The picture could not be created. Try again, or take a screenshot.';
