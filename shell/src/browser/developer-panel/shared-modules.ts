export interface SharedModule {
  name: string;
  version: string;
}

/**
 * The modules that this tab shares, from the scope that webpack fills: module names to versions.
 * @param scope `__webpack_share_scopes__.default`
 */
export const listSharedModules = (scope: object): SharedModule[] =>
  Object.entries(scope)
    .flatMap(([name, versions]: [string, object]) =>
      Object.keys(versions).map((version) => ({ name, version })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
