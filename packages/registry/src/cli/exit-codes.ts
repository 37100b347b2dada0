/** Exit codes for scripts; those above 63 are from sysexits.h. */
export const EXIT = {
  done: 0,
  /** Rejected, failed, or a difference was found. */
  failed: 1,
  /** Invalid command line: no request was sent. */
  usage: 64,
  /** The services or the gate are unreachable, not ready or undecided. The same call may succeed later. */
  unavailable: 69,
  /** The key or token is unknown, or does not allow this. */
  notAllowed: 77,
} as const;

export const EXIT_HELP = `Exit codes:
  0   done
  1   refused, failed, or found to differ
  64  called wrongly; no request was sent
  69  services or gate not reachable or not ready, or the gate could not
      decide in time after several tries; try again later
  77  the key or token is not known, or may not do this`;
