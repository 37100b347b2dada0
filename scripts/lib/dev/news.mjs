/** @typedef {{ hash?: string, errors?: string[], revision?: number }} Change */

/**
 * Events for open pages: the newest build, build errors, and the number of route changes. A new connection receives the
 * current state first.
 */
export class News {
  /** @type {Set<import('node:http').ServerResponse>} */
  #listeners = new Set();
  /** @type {Required<Change>} */
  #state = { hash: '', errors: [], revision: 0 };

  /** @param {Change} change */
  publish(change) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) this.#send(listener);
  }

  /**
   * Keeps a response open as an event stream.
   * @param {import('node:http').ServerResponse} outgoing
   */
  listen(outgoing) {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    this.#listeners.add(outgoing);
    outgoing.once('close', () => this.#listeners.delete(outgoing));
    this.#send(outgoing);
  }

  /** @param {import('node:http').ServerResponse} listener */
  #send(listener) {
    listener.write(`data: ${JSON.stringify(this.#state)}\n\n`);
  }
}
