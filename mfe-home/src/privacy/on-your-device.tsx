export function OnYourDevice() {
  return (
    <>
      <h2>What stays on your device</h2>
      <p>
        Your answers, the clock of an open test, results, mistakes to practice, bookmarks, the theme and the
        country that you chose are stored in this browser. The <a href="/progress">progress page</a> exports
        and deletes them. We receive only the counts that the next part lists. Score calculators work on your
        device.
      </p>
      <p>
        Pages that you opened, and exams that you downloaded, are stored in this browser too, so that they
        work without a connection. Sign-in and admin pages are not. We cannot read what is stored, and
        clearing this site’s data deletes it.
      </p>
      <p>
        If you sign in, this browser also stores a token with your user name, your role and its end, two hours
        later. It is sent when an admin uploads or changes something, and signing out removes it. If you clear
        this site’s data in your browser, all of this is deleted.
      </p>
    </>
  );
}
