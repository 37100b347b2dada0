import { california } from './dmv/california.mjs';
import { florida } from './dmv/florida.mjs';
import { newYork } from './dmv/new-york.mjs';
import { texas } from './dmv/texas.mjs';

/** Every exam of the bank, in the order in which a visitor of its sub-site should meet it. */
export const exams = [california, texas, newYork, florida];
