/**
 * The icon set: paths on a 24 by 24 grid, stroke width 1.75. A capital M starts each stroke, so one path holds a whole
 * icon. Each icon is a separate export, so that a screen loads only the icons that it uses.
 */
export type IconDrawing = string;

export const searchIcon: IconDrawing = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20 20';
export const menuIcon: IconDrawing = 'M4 7h16M4 12h16M4 17h16';
export const crossIcon: IconDrawing = 'M6.5 6.5l11 11M17.5 6.5l-11 11';
export const checkIcon: IconDrawing = 'M5 12.5l4.6 4.6L19 7.4';
export const infoIcon: IconDrawing = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.6v.3';
export const warnIcon: IconDrawing = 'M12 4 21 19.5H3zM12 10v4.4M12 16.8v.2';
export const lockIcon: IconDrawing = 'M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5';
export const clockIcon: IconDrawing = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2.2';
export const flagIcon: IconDrawing = 'M6 21V4M6 5h11.5l-2.4 4 2.4 4H6';
export const arrowLeftIcon: IconDrawing = 'M20 12H4.5M10.5 5.5 4 12l6.5 6.5';
export const arrowRightIcon: IconDrawing = 'M4 12h15.5M13.5 5.5 20 12l-6.5 6.5';
export const chevronDownIcon: IconDrawing = 'M6 9.5l6 6 6-6';
export const chevronLeftIcon: IconDrawing = 'M14.5 6l-6 6 6 6';
export const chevronRightIcon: IconDrawing = 'M9.5 6l6 6-6 6';
export const externalIcon: IconDrawing =
  'M13.5 4.5h6v6M19.5 4.5 11 13M17 13.5v5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h5';
export const sunIcon: IconDrawing =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
export const moonIcon: IconDrawing = 'M19.5 14.2A8 8 0 1 1 9.8 4.5a6.5 6.5 0 0 0 9.7 9.7z';
export const systemIcon: IconDrawing = 'M4 5h16v11H4zM9 20h6M12 16v4';
export const globeIcon: IconDrawing =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c3 2.6 3.6 5.5 3.6 8.5s-.6 5.9-3.6 8.5M12 3.5C9 6.1 8.4 9 8.4 12s.6 5.9 3.6 8.5';
export const mailIcon: IconDrawing = 'M4 6h16v12H4zM4.5 7l7.5 6 7.5-6';
export const listIcon: IconDrawing = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1';
export const gridIcon: IconDrawing = 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z';
export const calculatorIcon: IconDrawing =
  'M6 3.5h12v17H6zM9 7h6M9 11.5v.1M12 11.5v.1M15 11.5v.1M9 16.5v.1M12 16.5v.1M15 16.5v.1';
export const bookIcon: IconDrawing =
  'M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20';
export const playIcon: IconDrawing = 'M8 5.5v13l10.5-6.5z';
export const pauseIcon: IconDrawing = 'M8.5 5.5v13M15.5 5.5v13';
export const retryIcon: IconDrawing = 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5';
export const printIcon: IconDrawing = 'M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14h10v6H7z';
export const shareIcon: IconDrawing = 'M12 15V4M8 7.5 12 3.5l4 4M6.5 11H5v9h14v-9h-1.5';
export const downloadIcon: IconDrawing = 'M12 4v11.5M7 11l5 5 5-5M4.5 20h15';
export const uploadIcon: IconDrawing = 'M12 16V4.5M7 9l5-5 5 5M4.5 20h15';
export const trashIcon: IconDrawing = 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5';
export const userIcon: IconDrawing =
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.6-4 3.6-5.5 7.5-5.5s6.9 1.5 7.5 5.5';
export const offlineIcon: IconDrawing =
  'M2.5 9a13.5 13.5 0 0 1 19 0M6 12.8a8.5 8.5 0 0 1 12 0M9.2 16.2a4 4 0 0 1 5.6 0M12 19.5v.1M4 3l16 18';
export const keyboardIcon: IconDrawing = 'M3 6.5h18v11H3zM7 10v.1M10.5 10v.1M14 10v.1M17.5 10v.1M7.5 14h9';
export const linkIcon: IconDrawing =
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L4.7 13.6a4 4 0 0 0 5.7 5.7L12 17.7';
export const rssIcon: IconDrawing = 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6 18v.1';
export const starIcon: IconDrawing =
  'M12 4l2.4 5.2 5.6.600-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z';
