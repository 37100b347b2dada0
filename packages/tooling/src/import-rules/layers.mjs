import { dirname } from 'node:path/posix';

const SERVICES = 'services/src/';

/** Inside a service module: controller -> service -> repository -> model, never skipping, never back up. */
const BELOW = {
  controller: ['service'],
  service: ['service', 'repository'],
  repository: ['repository', 'model'],
  model: ['model'],
};

/** Who may know mongoose: repositories, models, the wiring of a module and the connection itself. */
const KNOWS_MONGOOSE = new Set(['repository', 'model', 'module']);
const DATABASE = 'services/src/database/';
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

/** @returns what is wrong with a layer's use of another file of the services */
function betweenFiles(path, target, typeOnly) {
  const [from, to] = [layerOf(path), layerOf(target)];
  const allowed = BELOW[from];
  // A service hands on what its repository gave it, so it may name the stored shape.
  const namesShape = from === 'service' && to === 'model' && typeOnly;
  if (allowed && BELOW[to] && !allowed.includes(to) && !namesShape) return `a ${from} may not import a ${to}`;
  const crosses = dirname(path) !== dirname(target);
  if (to === 'repository' && crosses)
    return "another module's repository is its own: use its exported service";
  if (to === 'controller' && from !== 'module') return 'only the wiring of a module knows its controllers';
  return undefined;
}

/**
 * @param {string} path file of the services, from the root
 * @param {{ specifier: string, typeOnly: boolean }} imported
 * @param {string | undefined} target the file that a relative import leads to
 * @returns {string | undefined} the fault, in words
 */
export function layerFault(path, { specifier, typeOnly }, target) {
  if (!path.startsWith(SERVICES) || path.includes('.spec.')) return undefined;
  if (target !== undefined) return betweenFiles(path, target, typeOnly);
  const mayKnow = KNOWS_MONGOOSE.has(layerOf(path)) || path.startsWith(DATABASE);
  return isMongoose(specifier) && !mayKnow ? 'only repositories and models know mongoose' : undefined;
}
