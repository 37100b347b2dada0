import { type Value } from '@mockingbird/remote-kit';

export const display = 'Display';
export const textSize = 'Text size';
export const hideTheClockUntil = (hiddenClockMinutes: Value) =>
  `Hide the clock until ${hiddenClockMinutes} minutes are left`;
export const leaveFullScreen = 'Leave full screen';
export const fullScreen = 'Full screen';
export const sizeNormal = 'Normal';
export const sizeLarge = 'Large';
export const sizeLargest = 'Largest';
