import { type Value } from '@mockingbird/remote-kit';

export const thisPageCouldNot = 'This page could not be loaded';
export const checkYourConnection = (assurance: Value) => `Check your connection and try again. ${assurance}`;
export const tryAgain = 'Try again';
