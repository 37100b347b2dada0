import { type Value } from '@mockingbird/remote-kit';

export const fromPublicSourcesChecked = (checkedOn: Value, source: Value) =>
  `From public sources, checked in ${checkedOn}. ${source}`;
export const home = 'Home';
export const searchExams = (name: Value) => `Search ${name} exams`;
export const allExamsOf = (family: Value) => `All ${family} exams`;
