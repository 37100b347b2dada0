import { type Value } from '@mockingbird/remote-kit';

export const ofAnswered = (answered: Value, questions: Value) => `${answered} of ${questions} answered`;
export const finish = 'Finish';
export const submit = 'Submit';
