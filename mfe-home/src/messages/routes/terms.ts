export const termsOfUse = 'Terms of use';
export const ourTermsInPlain =
  "Our terms in plain words: what you can do with the tests, what we promise and what we can't.";
