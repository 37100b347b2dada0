import { type Value } from '@mockingbird/remote-kit';

export const pictureAddress = 'Picture address';
export const anAddressOr = 'An https address, or upload a picture.';
export const textAlternative = 'Text alternative';
export const whatAReader = 'What a reader learns who does not see the picture.';
export const textAlternativeNeeded = 'Write the text alternative.';
export const uploadAPicture = 'Upload a picture';
export const uploadFile = (name: Value) => `Upload ${name}`;
export const uploading = 'Uploading...';
export const pictureFile = 'Picture file (PNG, JPEG, WebP, AVIF, SVG)';
export const fileChosen = (name: Value) =>
  `${name} is chosen. Write the text alternative, then press Upload.`;
export const fileUploaded = (name: Value) => `${name} is uploaded.`;
export const couldNotUpload = 'The picture could not be uploaded';
export const chooseUploaded = 'Choose an uploaded picture';
export const uploadedPictures = 'Uploaded pictures';
export const find = 'Find';
export const inNameOrText = 'Words of the name or the text alternative';
export const couldNotLoad = 'The pictures could not be loaded';
export const loadingPictures = 'Loading pictures';
export const noPicture = 'No picture matches.';
export const picturesFound = (shown: Value) => `${shown} found.`;
export const choosePicture = (text: Value) => `Use: ${text}`;
export const removePicture = 'Remove the picture';
export const previous = 'Previous pictures';
export const next = 'More pictures';
export const leaveOut = 'Leave it out';
export const fileLeftOut = (name: Value) => `${name} is left out.`;
export const pictureWaits = (name: Value) =>
  `${name} is not uploaded yet. Upload it with its text alternative, or leave it out.`;
