/** Passwords that attackers try first. */
export interface CommonPasswords {
  /** About 49,000. */
  all: ReadonlySet<string>;
  /** The commonest: with a few digits or signs behind them they are still easy to guess. */
  top: ReadonlySet<string>;
}

const TOP = 3_000;

let loading: Promise<CommonPasswords> | undefined;

async function load(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'].map(String);
  return { all: new Set(passwords), top: new Set(passwords.slice(0, TOP)) };
}

/** Loads the list when the first password is checked: it takes some milliseconds and about 4 MB. */
export const loadCommonPasswords = (): Promise<CommonPasswords> => (loading ??= load());
