export function OnYourDevice() {
  return (
    <>
      <h2>What stays on your device</h2>
      <p>
        Your answers, the clock of an open test, results, the theme and the country that you chose are kept in
        this browser’s storage. Nothing of it is sent to us but the counts that the next part names. What you
        enter into a score calculator is worked out on your device.
      </p>
      <p>
        If you sign in, this browser also keeps a token with your user name, your role and its end, two hours
        later. It is sent along when an admin uploads or looks after something, and signing out removes it.
        Clearing this site’s data in your browser deletes all of it.
      </p>
    </>
  );
}
