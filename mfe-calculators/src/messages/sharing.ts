export const theseAreTheNumbers = 'These are the numbers from your link. Change what you like.';
export const weCouldntRead = 'We couldn’t read this link, so the calculator starts fresh.';
export const shareLink = 'Share link';
export const print = 'Print';
export const startOver = 'Start over';
export const linkCopiedItBrings = 'Link copied. It brings back these numbers.';
export const copyThisLink = 'Copy this link:';
export const linkToTheseNumbers = 'Link to these numbers';
