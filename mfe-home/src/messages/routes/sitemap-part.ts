export const thisFileIsntAvailable = "This file isn't available right now. Try again later.";
export const thisFileDoesNot = 'This file does not exist.';
