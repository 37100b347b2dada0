export function WhatYouGiveUs() {
  return (
    <>
      <h2>What you give us yourself</h2>
      <ul>
        <li>
          <strong>The newsletter</strong> needs an e-mail address. We store it with the date and use it only
          for the newsletter.
        </li>
        <li>
          <strong>Reports of questions.</strong> We store the test, the question, the reason and your text,
          and nothing about you. We delete them 180 days after the report was last sent, or 30 days after it
          was resolved. Please write nothing personal.
        </li>
        <li>
          <strong>An account</strong>, if you create one; you don&apos;t need it to study. We store the user
          name, the e-mail address, the role, the date, and a hash of the password (argon2id), from which the
          password cannot be read. We send no e-mail to the address. If another account already has the
          address, we do not store it again.
        </li>
        <li>
          <strong>Sign-ins.</strong> So that strangers who guess passwords cannot lock you out, an account
          stores for 90 days where it was used: a keyed hash of account and network address. Neither can be
          read from the hash.
        </li>
      </ul>
    </>
  );
}
