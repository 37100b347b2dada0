export const linkCopied = 'Link copied';
export const copyItByHand = (url: string) => `Copy it by hand: ${url}`;
export const share = 'Share';
export const copyLink = 'Copy link';
export const sendByMail = 'Email';
export const minRead = (minutes: number) => `${minutes} min read`;
