/** How the command ends, for scripts; the numbers above 63 are those of sysexits.h. */
export const EXIT = {
  done: 0,
  /** Refused, failed, or found to differ. */
  failed: 1,
  /** Called wrongly: nothing was asked of the services. */
  usage: 64,
  /** The services, or what they need, cannot be reached or are not ready, or the gate could not decide. The same call may go well later. */
  unavailable: 69,
  /** The key or token is not known, or may not do this. */
  notAllowed: 77,
} as const;

export const EXIT_HELP = `Exit codes:
  0   done
  1   refused, failed, or found to differ
  64  called wrongly; nothing was asked of the services
  69  services or gate not reachable or not ready, or the gate could not
      decide in time after several tries; try again later
  77  the key or token is not known, or may not do this`;
