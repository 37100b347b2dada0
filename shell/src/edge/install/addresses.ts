/** Address of the web app manifest. Every page links to it. */
export const WEB_MANIFEST = '/manifest.webmanifest';
/** Address of the service worker. Its folder is the part of the site that it may serve, so it is at the top. */
export const SERVICE_WORKER = '/sw.js';
