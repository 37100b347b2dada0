export interface Site {
  /** Public origin, without a trailing slash. */
  origin: string;
  /** Epoch milliseconds of the server's rendering; the current time when the browser rendered the page. */
  renderedAt: number;
  supportEmail?: string | undefined;
}
