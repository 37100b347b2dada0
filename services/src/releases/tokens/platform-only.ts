import { SetMetadata } from '@nestjs/common';

export const PLATFORM_ONLY = 'mockingbird:platform-only';

/** Restricts a route of the access level `release` to the platform's key and tokens with the platform scope. */
export const PlatformOnly = () => SetMetadata(PLATFORM_ONLY, true);
