/** Lengths of races in metres. */
export const RACES = [100, 120, 150, 180, 200, 240, 250, 300, 360, 400, 500, 600, 800, 1000, 1200, 1500];
