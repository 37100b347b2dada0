export function WhatYouGiveUs() {
  return (
    <>
      <h2>What you give us yourself</h2>
      <ul>
        <li>
          <strong>The newsletter</strong> takes an e-mail address. We keep it with the date, for the
          newsletter alone.
        </li>
        <li>
          <strong>Reports of questions.</strong> We keep the test, the question, the reason and the words that
          you add, and nothing about you: 180 days after the report was last sent, or 30 days after somebody
          dealt with it. Please put nothing personal into the words.
        </li>
        <li>
          <strong>An account</strong>, if you make one; nobody needs it to study. We keep the user name, the
          e-mail address, the role, when it was made, and a hash of the password (argon2id), from which the
          password cannot be read. Nothing is sent to the address today. If another account has it already, it
          is not kept a second time.
        </li>
        <li>
          <strong>Sign-ins.</strong> So that strangers who guess passwords do not lock you out, an account
          remembers for 90 days where it was signed in from: a keyed hash of account and network address, out
          of which neither can be read.
        </li>
      </ul>
    </>
  );
}
