export const releases = 'Releases';
export const theLiveVersion =
  'The live version of each part of the site, and its errors. Admins promote versions, try them on a few visitors, and roll back.';
