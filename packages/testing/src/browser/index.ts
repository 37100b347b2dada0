export { findChromium } from './find-chromium.js';
export { launchBrowser } from './launch.js';
