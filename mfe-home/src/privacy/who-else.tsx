export function WhoElse() {
  return (
    <>
      <h2>Who else may see something</h2>
      <ul>
        <li>
          <strong>Country look-up.</strong> Unless this device knows your country already, or the operator of
          this site has switched it off, your browser asks a public service for the country of your network
          address. That service sees the address, as any server does; the site uses the country alone, to
          choose what it shows.
        </li>
        <li>
          <strong>Google Analytics</strong> is off unless the operator has set it up, and then it waits for
          your consent.
        </li>
        <li>No advertising, no tracking pixels, no data sold or handed on.</li>
      </ul>
      <h2>Cookies and server logs</h2>
      <p>
        As a rule we set no cookie. While a new version of a part of this site is tried on some visitors, one
        is set where you open that part: a random number, kept for a year, that decides which version you see
        and is used for nothing else. A link that invites you to try something may add the name of the group
        that was invited.
      </p>
      <p>
        Our servers see your network address for as long as it takes to answer. To hold off abuse they count
        sign-ins, sign-ups, reports, handed-in tests and newsletter entries under a keyed hash of it, for a
        day at most. When a part of the site fails to load or to show, your browser tells us which part and
        how; that is kept under such a hash for two days, so that a faulty version can be taken back.
      </p>
    </>
  );
}
