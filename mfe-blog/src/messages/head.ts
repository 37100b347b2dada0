export const mockingbird = 'Mockingbird';
export const fromTheMockingbirdBlog = 'From the Mockingbird blog on exams and how to study.';
