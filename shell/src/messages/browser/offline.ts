export const offline = 'Offline';
