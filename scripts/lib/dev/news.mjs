/**
 * Events for open pages: the newest build, build errors, and the number of route changes. A new connection receives the
 * current state first.
 */
export class News {
  #listeners = new Set();
  #state = { hash: '', errors: [], revision: 0 };

  /** @param {{ hash?: string, errors?: string[], revision?: number }} change */
  publish(change) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) this.#send(listener);
  }

  /** Keeps a response open as an event stream. */
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
