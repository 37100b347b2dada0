import { ThreadGuard } from './thread-guard.js';
import type { ToProcess } from './process-messages.js';

// The edge starts this process and sends exactly these messages. Its environment is empty.
let guard: ThreadGuard | undefined;
process.on('message', (message: ToProcess) => {
  if (message.type === 'setup') guard = new ThreadGuard(message);
  else guard?.send(message);
});
// Without the edge there is nothing to render.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group. The edge stops its processes.
process.on('SIGINT', () => undefined);
