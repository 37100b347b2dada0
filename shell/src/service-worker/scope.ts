/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** The global object of a service worker. */
export const scope = self;
