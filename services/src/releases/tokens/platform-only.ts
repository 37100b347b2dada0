import { SetMetadata } from '@nestjs/common';

export const PLATFORM_ONLY = 'mockingbird:platform-only';

/** Keeps a route of the access level `release` to the platform's own key and tokens of the platform's scope. */
export const PlatformOnly = () => SetMetadata(PLATFORM_ONLY, true);
