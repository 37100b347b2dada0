export const draft = 'Draft';
export const description = 'A draft that is not published.';
export const onlyWithThisLink =
  'This is a draft. Only people with this link see it, for at most seven days. It may change before it is published.';
export const linkHasExpired = 'This link has expired';
export const askForAnotherLink =
  'Links to drafts work for at most seven days. Ask the person who sent it for a new one.';
export const home = 'Home';
