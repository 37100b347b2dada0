import { boatsAndStreams } from './boats-and-streams.mjs';
import { pipesAndCisterns } from './pipes-and-cisterns.mjs';
import { problemsOnTrains } from './problems-on-trains.mjs';
import { racesAndGames } from './races-and-games.mjs';
import { timeAndWork } from './time-and-work.mjs';
import { timeSpeedAndDistance } from './time-speed-and-distance.mjs';

/** The category in catalogue order. */
export const timeSpeedAndWork = {
  name: 'Time, Speed and Work',
  topics: [
    timeAndWork,
    pipesAndCisterns,
    timeSpeedAndDistance,
    problemsOnTrains,
    boatsAndStreams,
    racesAndGames,
  ],
};
