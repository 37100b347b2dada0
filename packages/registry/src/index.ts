export { nextComposition, routeConflicts, type RouteConflict } from './compose.js';
export { REMOTES_BASE, remoteBase, toLiveComposition, toLiveRemote } from './live.js';
export { collide, comparePatterns, matches, parametersOf, resolveRoute, type RouteMatch } from './match.js';
