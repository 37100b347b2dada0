export function WhatWeCount() {
  return (
    <>
      <h2>What we count</h2>
      <ul>
        <li>
          <strong>Page views.</strong> Each page reports its address with the part after the question mark,
          the country that the site is shown for, the version of the site, and whether a test was started.
          From the part after the question mark we store which known settings it contains, but not their
          values. We store daily counts for each address for 60 days. We store nothing that connects page
          views to a person: no name, no account, no identifier.
        </li>
        <li>
          <strong>Speed.</strong> For a random sample of page loads, your browser reports how fast a screen
          appeared and reacted. We store only totals for each screen and version, for 30 days: no cookie, no
          account, no identifier.
        </li>
        <li>
          <strong>Searches that found nothing.</strong> When you expand a search, the words are sent to us, so
          that we learn what is missing. They are also counted by day, for 60 days.
        </li>
        <li>
          <strong>Answers of a whole test.</strong> When you submit a whole test, the options that you chose
          are sent without a name and added to the test’s totals immediately. They show authors which
          questions are too hard or wrong. We do not store single submissions. Without a connection the
          answers wait on your device for up to 30 days. A random number is sent with them and stored for 40
          days, without the answers, so that they count only once. The switch ‘Count my answers anonymously’
          on the results page turns this off.
        </li>
      </ul>
    </>
  );
}
