/**
 * What open pages are told: the newest build, what does not build, and how often the edge was told of other routes.
 * Who connects hears the present state first.
 */
export class News {
  #listeners = new Set();
  #state = { hash: '', errors: [], revision: 0 };

  /** @param {{ hash?: string, errors?: string[], revision?: number }} change */
  tell(change) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) this.#send(listener);
  }

  /** Keeps an answer open and writes to it. */
  listen(outgoing) {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    this.#listeners.add(outgoing);
    outgoing.once('close', () => this.#listeners.delete(outgoing));
    this.#send(outgoing);
  }

  #send(listener) {
    listener.write(`data: ${JSON.stringify(this.#state)}\n\n`);
  }
}
