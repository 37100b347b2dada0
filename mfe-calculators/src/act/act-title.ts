export const ACT_TITLE = 'ACT Score Calculator';
