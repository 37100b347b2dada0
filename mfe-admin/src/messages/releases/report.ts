import { plural, type Value } from '@mockingbird/remote-kit';

const pages = { one: '# page', other: '# pages' };

export const showPages = 'Show its pages';
export const hidePages = 'Hide its pages';
export const pagesOf = (name: Value, version: Value) => `Pages of ${name} ${version}`;
export const loadingTheReport = 'Loading the report';
export const reportCouldNotBeLoaded = 'The report could not be loaded';
export const withoutALiveVersion = (count: number, time: Value) =>
  `${plural(count, pages)} opened in a browser on ${time}. There was no live version to compare with.`;
export const comparedWith = (changed: number, count: number, liveVersion: Value, time: Value) =>
  `${plural(count, pages)} opened in a browser on ${time}, beside the live version ${liveVersion}. ${changed === 0 ? 'All look the same.' : `Different: ${changed}.`}`;
export const different = 'different';
export const same = 'same';
export const newPage = 'not compared';
export const sameHtml = 'The HTML from the server is the same.';
export const noHtmlToCompare = 'There was no live page to compare with.';
export const differenceOfTheHtml = 'Difference of the HTML from the server';
export const differenceOfTheHtmlAt = (path: Value) => `Difference of the HTML at ${path}`;
export const thisVersion = 'This version';
export const liveVersion = 'Live version';
export const difference = 'Difference';
export const pictureOf = (label: Value, path: Value, width: Value) => `${label}: ${path} at ${width} pixels`;
export const atWidth = (width: Value) => `${width} pixels wide`;
export const sameAtWidth = (width: Value) => `${width} pixels wide: the same as live`;
export const changedAtWidth = (percent: Value, width: Value) =>
  `${width} pixels wide: ${percent} % of the pixels changed`;
export const loadingThePicture = 'Loading the picture';
export const pictureCouldNotBeLoaded = (reason: Value) => `The picture could not be loaded: ${reason}`;
