export const signIn = 'Sign in';
export const signInToEdit =
  "Sign in to edit exams and tests. Students don't need an account: every test is open.";
