/** The subject in the address of its page: 'ap-bio' of '/tools/ap-bio-score-calculator'. */
export const findSlug = (path: string): string =>
  path.replace('/tools/', '').replace('-score-calculator', '');
