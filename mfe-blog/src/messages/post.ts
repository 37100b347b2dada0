export const moreFromTheBlog = 'More from the blog';
export const previousArticle = 'Previous article';
export const nextArticle = 'Next article';
export const home = 'Home';
export const blog = 'Blog';
export const allArticles = 'All articles';
