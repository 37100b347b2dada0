export const texts = 'Texts';
export const writeAndPublish = 'Articles and posts: write, check and publish them.';
