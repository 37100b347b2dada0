/** A path of this site, https or an inlined picture. Browsers drop white space and read a backslash as a slash. */
const PICTURE = /^(https:\/\/|\/(?!\/)|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/;
const TREACHEROUS = /[\t\n\r\\]/;

/** @returns whether the page's policy allows a picture of this address, and it is no script */
export const isPictureAddress = (address: string): boolean =>
  PICTURE.test(address) && !TREACHEROUS.test(address);

/** How to load a picture far down the page. An inlined one needs no request, and lazy loading would make it flash. */
export const loadingOf = (address: string): 'lazy' | 'eager' =>
  address.startsWith('data:') ? 'eager' : 'lazy';
