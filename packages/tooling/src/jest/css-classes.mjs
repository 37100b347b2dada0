/** In tests, a CSS module returns every class name unchanged. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
