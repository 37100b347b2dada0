/** @returns the lookup key of an account: its user name in lower case */
export const accountKey = (username: string) => username.toLowerCase();
