import { acceptLeave, activeGuard } from '@mockingbird/platform/internal';

/** Asks for confirmation where the screen has a leave guard. @returns whether the navigation may continue */
export function mayLeave(): boolean {
  const guard = activeGuard();
  if (!guard) return true;
  if (!window.confirm(guard.message)) return false;
  acceptLeave(guard);
  return true;
}
