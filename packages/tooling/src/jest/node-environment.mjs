import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** @typedef {ConstructorParameters<typeof TestEnvironment>} Given */

/**
 * Jest's environment of Node with the global object itself. Jest puts a proxy in front of it, to delete what tests left
 * there. Each `Math` or `Map` in a test then takes some hundred times longer, and processor time doubles. Workers end
 * early here (`--workerIdleMemoryLimit`), so nothing has to be deleted.
 */
export default class NodeEnvironment extends TestEnvironment {
  /** @param {Given} given */
  constructor(...given) {
    const { createContext } = vm;
    // Jest has no option for this, and calls `createContext` once, in its constructor.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
}
