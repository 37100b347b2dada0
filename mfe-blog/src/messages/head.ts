export const mockingbird = 'Mockingbird';
