export const mockingbirdLatestArticles = 'Mockingbird: latest articles';
export const blog = 'Blog';
