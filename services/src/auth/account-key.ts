/** @returns what an account is found by: its user name in any case */
export const accountKey = (username: string) => username.toLowerCase();
