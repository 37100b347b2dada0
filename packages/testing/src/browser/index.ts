export { findChromium } from './find-chromium.js';
export { launchBrowser, launchStoringBrowser } from './launch.js';
