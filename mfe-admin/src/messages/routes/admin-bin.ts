export const bin = 'Bin';
export const deletedExamsAndTests =
  'Deleted exams and mock tests, to restore them or to delete them for good.';
