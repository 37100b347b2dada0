/** Own path, https or an inlined picture; browsers drop white space and read a backslash as a slash. */
const PICTURE = /^(https:\/\/|\/(?!\/)|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/;
const TREACHEROUS = /[\t\n\r\\]/;

/** @returns whether a picture of this address may be drawn: what the page's policy lets through, and no script */
export const isPictureAddress = (address: string): boolean =>
  PICTURE.test(address) && !TREACHEROUS.test(address);

/** How a picture far down the page is loaded: an inlined one is there already, and waiting would only flash. */
export const loadingOf = (address: string): 'lazy' | 'eager' =>
  address.startsWith('data:') ? 'eager' : 'lazy';
