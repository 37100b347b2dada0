import { thirdParty } from './paths.mjs';

/** @typedef {import('./row-rules.mjs').Rule} Rule */

const SERVICES = 'services/src';
const SPEC = '[.]spec[.]';

const CONTROLLER = '[.]controller[.]ts$';
const SERVICE = '[.]service[.]ts$';
const REPOSITORY = '[.]repository[.]ts$';
const MODEL = '[.]model[.]ts$|/models[.]ts$';
const MODULE = '[.]module[.]ts$';

/**
 * The folders of `services/src` in order: a folder imports only those above it, so there is no circle between them. Put a
 * new folder below everything that it imports.
 */
export const SERVICE_MODULES = [
  'common',
  'config',
  'text',
  'database',
  'metrics',
  'http',
  'tracing',
  'openapi',
  'rate-limit',
  'cache',
  'page-views',
  'health',
  'audit',
  'auth',
  'exam',
  'stored-files',
  'media',
  'content',
  'upload',
  'releases',
  'app',
];

/** @param {string} layer */
const from = (layer) => ({ path: `^${SERVICES}/.*(?:${layer})`, pathNot: SPEC });
/** @param {string[]} layers */
const to = (...layers) => ({ path: layers.map((layer) => `^${SERVICES}/.*(?:${layer})`) });
/** @type {import('dependency-cruiser').DependencyType[]} */
const TYPES_ONLY = ['type-only', 'type-import'];

/**
 * Inside a module: controller -> service -> repository -> model, without skips and never upwards.
 * @type {Rule[]}
 */
const ORDER_OF_LAYERS = [
  {
    name: 'services: controller',
    comment: 'A controller imports services, never a repository, a model or another controller.',
    from: from(CONTROLLER),
    to: to(CONTROLLER, REPOSITORY, MODEL),
  },
  {
    name: 'services: service',
    comment: 'A service imports services and repositories, never a controller.',
    from: from(SERVICE),
    to: to(CONTROLLER),
  },
  {
    name: 'services: service and model',
    comment: 'A service may name the stored type that its repository returns, and nothing else of a model.',
    from: from(SERVICE),
    to: { ...to(MODEL), dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'services: repository',
    comment: 'A repository imports models and repositories, never a controller or a service.',
    from: from(REPOSITORY),
    to: to(CONTROLLER, SERVICE),
  },
  {
    name: 'services: model',
    comment: 'A model imports models only.',
    from: from(MODEL),
    to: to(CONTROLLER, SERVICE, REPOSITORY),
  },
];

/** @type {Rule[]} */
const OWNERS = [
  {
    name: 'services: controllers',
    comment: 'Only the wiring of a module knows its controllers.',
    from: { path: `^${SERVICES}/`, pathNot: [MODULE, SPEC] },
    to: to(CONTROLLER),
  },
  {
    name: 'services: repositories',
    comment: "Another module's repository is its own: use its exported service.",
    from: { path: `^(${SERVICES}/.+)/[^/]+$`, pathNot: [MODULE, SPEC, `^${SERVICES}/exam/`] },
    to: { ...to(REPOSITORY), pathNot: '^$1/[^/]+$' },
  },
  {
    name: 'services: repositories and entry points',
    comment: 'An entry point starts the application and uses no repository.',
    from: { path: `^${SERVICES}/[^/]+$`, pathNot: SPEC },
    to: to(REPOSITORY),
  },
  {
    name: 'services: repositories in a module',
    comment: 'The wiring of a module registers the repositories of its folder and those below.',
    from: { path: `^(${SERVICES}/.+)/[^/]+[.]module[.]ts$`, pathNot: `^${SERVICES}/exam/` },
    to: { ...to(REPOSITORY), pathNot: '^$1/' },
  },
  {
    name: 'services: repositories of exam',
    comment: 'The folders of exam are one module and share their repositories, but no others.',
    from: { path: `^${SERVICES}/exam/`, pathNot: SPEC },
    to: { ...to(REPOSITORY), pathNot: `^${SERVICES}/exam/` },
  },
  {
    name: 'services: mongoose',
    comment: 'Only repositories, models, the wiring of modules and the connection know mongoose.',
    from: {
      path: `^${SERVICES}/`,
      pathNot: [REPOSITORY, MODEL, MODULE, SPEC, `^${SERVICES}/database/`],
    },
    to: { path: ['mongoose', 'mongodb', '@nestjs/mongoose'].map(thirdParty) },
  },
];

const NO_CIRCLES = SERVICE_MODULES.slice(0, -1).map((name, index) => ({
  name: `services: order of modules, ${name}`,
  comment: `${name} imports only the folders above it in SERVICE_MODULES of layers.mjs.`,
  from: { path: `^${SERVICES}/${name}/`, pathNot: SPEC },
  to: { path: `^${SERVICES}/(?:${SERVICE_MODULES.slice(index + 1).join('|')})/` },
}));

/** The rules inside the services, as rules of dependency-cruiser. */
export const LAYER_RULES = [...ORDER_OF_LAYERS, ...OWNERS, ...NO_CIRCLES];
