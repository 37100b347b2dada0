import { areaAndPerimeter } from './area-and-perimeter.mjs';
import { coordinateGeometry } from './coordinate-geometry.mjs';
import { heightsAndDistances } from './heights-and-distances.mjs';
import { linesTrianglesAndCircles } from './lines-triangles-and-circles.mjs';
import { volumeAndSurfaceArea } from './volume-and-surface-area.mjs';

/** The category in catalogue order. */
export const geometryAndMensuration = {
  name: 'Geometry and Mensuration',
  topics: [
    linesTrianglesAndCircles,
    areaAndPerimeter,
    volumeAndSurfaceArea,
    heightsAndDistances,
    coordinateGeometry,
  ],
};
