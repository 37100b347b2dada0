export const admin = 'Admin';
export const theStartScreen = 'The start screen for admins: figures, and links to every admin screen.';
