import { type Value } from '@mockingbird/remote-kit';

export const thisEndsTheWhole = (name: Value, laterNames: Value) =>
  `This ends the whole test, not only ${name}. ${laterNames} will not open.`;
