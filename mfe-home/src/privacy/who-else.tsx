export function WhoElse() {
  return (
    <>
      <h2>Who else receives data</h2>
      <ul>
        <li>
          <strong>Country look-up.</strong> Your browser asks a public service for the country of your network
          address, unless it knows your country already or the operator of this site has turned this off. That
          service sees the address, as any server does. The site uses only the country, to choose what it
          shows.
        </li>
        <li>
          <strong>Google Analytics</strong> is off unless the operator turns it on. Then it starts only with
          your consent.
        </li>
        <li>No advertising, no tracking pixels, and we never sell or share data.</li>
      </ul>
      <h2>Cookies and server logs</h2>
      <p>
        Normally we set no cookie. While we test a new version of a part of this site with some visitors, that
        part sets one: a random number, stored for a year, that only decides which version you see. A link
        that invites you to a test can add the name of the invited group.
      </p>
      <p>
        Our servers see your network address while they answer a request. To prevent abuse, they count
        sign-ins, sign-ups, reports, speed reports, submitted tests and newsletter entries by a keyed hash of
        the address, for one day at most. When a part of the site fails, your browser reports which part and
        how. We store this report with such a hash for two days, so that we can withdraw a faulty version.
      </p>
    </>
  );
}
