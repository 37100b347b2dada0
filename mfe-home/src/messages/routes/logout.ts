export const signOut = 'Sign out';
export const signsYouOut =
  'Signs you out on this device. Your answers and results stay saved on this device.';
