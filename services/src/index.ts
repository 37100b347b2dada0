export { createApp, newLog, type AppOptions, type RunningApp } from './app/create-app.js';
export { parseConfig, type Config, type ConfigResult, type ServiceName } from './config/config.js';
