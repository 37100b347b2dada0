/** Made by the build from every folder with a remote.json (see ../build/remotes-module.ts). */
declare module '@mockingbird/bench/remotes' {
  import type { ManifestRoute, NavigationEntry, RemoteDescriptor } from '@mockingbird/contracts';
  import type { RemoteDefinition } from '@mockingbird/platform';

  /** A remote's sources as a part of the monolith. */
  export interface Part {
    name: string;
    definition: RemoteDefinition;
    routes: ManifestRoute[];
    navigation: NavigationEntry[];
    search?: RemoteDescriptor['search'];
  }

  const parts: Part[];
  export default parts;
}
