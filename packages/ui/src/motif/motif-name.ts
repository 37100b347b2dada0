/** A picture of this package: of an exam family, or of another entry beside families. */
export type MotifName =
  | 'dmv'
  | 'ssc'
  | 'ibps'
  | 'rrb'
  | 'sat'
  | 'act'
  | 'calculators'
  | 'aptitude'
  | 'practice'
  | 'articles'
  | 'verbal'
  | 'reasoning';
