export function WhatWeCount() {
  return (
    <>
      <h2>What we count</h2>
      <ul>
        <li>
          <strong>Page views.</strong> Each page reports its address with what stands after the question mark,
          the country that the site is shown for, the version of the site, and whether a test was started. Of
          what stands after the question mark we keep which known settings were named, and not what they were
          set to. We keep daily counts for each address, for 60 days, and nothing that puts views together
          into a person’s visit: no name, no account, no identifier.
        </li>
        <li>
          <strong>Searches that found nothing.</strong> When you expand a search, the words are sent to us so
          that we learn what is missing. They too are counted by the day, for 60 days.
        </li>
        <li>
          <strong>Answers of a whole test.</strong> When you hand one in, the options that you chose are sent
          without a name and added to that test’s sums at once, so that authors see which questions are too
          hard or mistaken. No single submission is kept, so none can be found again. The switch ‘Count my
          answers anonymously’ on the results page turns it off.
        </li>
      </ul>
    </>
  );
}
