export const privacy = 'Privacy';
export const whatMockingbirdSaves =
  'What Mockingbird saves on your device, what we receive, where it goes, how long it stays, and how to delete it.';
