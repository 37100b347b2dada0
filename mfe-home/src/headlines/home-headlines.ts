import * as messages from '../messages/headlines.js';

/** Short enough for two lines at 360 px: a longer headline would move the page. */
export const HOME_HEADLINES: readonly string[] = [
  messages.takeTheTestBefore,
  messages.freeMockTestsHonest,
  messages.beatTheClockHere,
  messages.findYourWeakSpots,
  messages.everyMarkAccounted,
];
