export { BUCKETS, bucketOf, isInCanary, murmur3, type Visitor } from './canary.js';
export { stageOf, type Stage } from './canary-stages.js';
export {
  CompositionError,
  promote,
  rollback,
  rollBackRemote,
  withCanary,
  withNextStage,
  withoutCanary,
  type About,
} from './compose.js';
export { fragmentConflicts, routeConflicts, type RouteConflict } from './conflicts.js';
export { diffCompositions } from './diff.js';
export {
  REMOTES_BASE,
  remoteBase,
  toLiveComposition,
  toLiveRemote,
  versionFilesText,
  MONITORING_MS,
  getMonitoringEnd,
} from './live.js';
export { collide, comparePatterns, matches, parametersOf, resolveRoute, type RouteMatch } from './match.js';
export { withoutRemote } from './retire.js';
export { VERSION_FILES } from './version-files.js';
export { summaryOf } from './summary.js';
export {
  COHORT_COOKIE,
  newVisitorId,
  VISITOR_COOKIE,
  VISITOR_SECONDS,
  visitorCookie,
  visitorOf,
} from './visitor.js';
