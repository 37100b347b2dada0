export const none = 'None';
export const driversLicenseDmv = "Driver's license (dmv)";
export const bankExamsIbps = 'Bank exams (ibps)';
export const railwayExamsRrb = 'Railway exams (rrb)';
export const family = 'Family';
export const theSubSite = 'The sub-site that lists it';
export const moreFieldsOptional = 'More fields (optional)';
export const ifLabel = 'If the';
export const alreadyExistsFields =
  'already exists, fields that you do not change stay as they are. To remove something, empty its field.';
