import { dirname } from 'node:path/posix';

const SERVICES = 'services/src/';

/** Inside a service module: controller -> service -> repository -> model, without skips and never upwards. */
const BELOW = {
  controller: ['service'],
  service: ['service', 'repository'],
  repository: ['repository', 'model'],
  model: ['model'],
};

/** Files that may import mongoose: repositories, models, the module definitions and the connection. */
const KNOWS_MONGOOSE = new Set(['repository', 'model', 'module']);
const DATABASE = 'services/src/database/';
/** One module in several folders: they share their repositories. */
const EXAM = 'services/src/exam/';
const MONGOOSE = ['mongoose', 'mongodb', '@nestjs/mongoose'];

/** @returns the layer of a file of the services by its name, or undefined for helpers */
function layerOf(path) {
  if (!path.startsWith(SERVICES)) return undefined;
  const words = path.slice(path.lastIndexOf('/') + 1).split('.');
  if (words[0] === 'models') return 'model';
  return ['controller', 'service', 'repository', 'model', 'module'].find((layer) => words.at(-2) === layer);
}

const isMongoose = (specifier) =>
  MONGOOSE.some((name) => specifier === name || specifier.startsWith(`${name}/`));

const moduleFolder = (path) => (path.startsWith(EXAM) ? EXAM : dirname(path));

/** @returns the issue of a layer's import of another services file */
function betweenFiles(path, target, typeOnly) {
  const [from, to] = [layerOf(path), layerOf(target)];
  const allowed = BELOW[from];
  // A service returns the result of its repository, so it may name the stored type.
  const namesShape = from === 'service' && to === 'model' && typeOnly;
  if (allowed && BELOW[to] && !allowed.includes(to) && !namesShape) return `a ${from} may not import a ${to}`;
  // The wiring of a module registers the repositories in the folders below its own.
  const isWiring = from === 'module' && target.startsWith(`${dirname(path)}/`);
  const crosses = moduleFolder(path) !== moduleFolder(target) && !isWiring;
  if (to === 'repository' && crosses)
    return "another module's repository is its own: use its exported service";
  if (to === 'controller' && from !== 'module') return 'only the wiring of a module knows its controllers';
  return undefined;
}

/**
 * @param {string} path services file, from the root
 * @param {{ specifier: string, typeOnly: boolean }} imported
 * @param {string | undefined} target the file of a relative import
 * @returns {string | undefined} the issue as a message
 */
export function layerFault(path, { specifier, typeOnly }, target) {
  if (!path.startsWith(SERVICES) || path.includes('.spec.')) return undefined;
  if (target !== undefined) return betweenFiles(path, target, typeOnly);
  const mayKnow = KNOWS_MONGOOSE.has(layerOf(path)) || path.startsWith(DATABASE);
  return isMongoose(specifier) && !mayKnow ? 'only repositories and models know mongoose' : undefined;
}
