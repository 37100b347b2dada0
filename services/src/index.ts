export { createApp, newLog, type AppOptions, type RunningApp } from './app.js';
export { parseConfig, type Config, type ConfigResult, type ServiceName } from './config.js';
