import { type Value } from '@mockingbird/remote-kit';

export const chooseTheNextTest = (examTitle: Value) => `Choose the next ${examTitle} test`;
