export const versions = 'Versions of a mock test';
export const compareAndRestore = 'Compare stored versions of the questions of a mock test, and restore one.';
