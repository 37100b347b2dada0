import { type Value } from '@mockingbird/remote-kit';

export const texts = 'Texts';
export const writeAndPublish =
  'Articles about exams and posts of the blog. Write, check and publish them here, or take them back.';
export const findAText = 'Find a text';
export const wordsOfTitle = 'Words of the title or the address';
export const find = 'Find';
export const kind = 'Kind';
export const all = 'All';
export const articles = 'Articles';
export const posts = 'Posts';
export const state = 'State';
export const draft = 'Draft';
export const scheduled = 'Scheduled';
export const published = 'Published';
export const newPost = 'New post';
export const newArticle = 'New article';
export const couldNotLoad = 'The texts could not be loaded';
export const loading = 'Loading texts';
export const noTexts = 'No text matches.';
export const edit = 'Edit';
export const seeThePage = 'See the page';
export const post = 'Post';
export const article = 'Article';
export const editedBy = (by: Value, at: Value) => `edited by ${by}, ${at}`;
export const asItShips = 'as it ships';
export const shownFrom = (at: Value) => `shown from ${at}`;
export const found = (texts: Value) => `${texts}.`;
