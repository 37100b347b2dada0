import { plural } from '@mockingbird/remote-kit';

export const home = 'Home';
export const tests = (count: number) => plural(count, { one: '# test', other: '# tests' });
