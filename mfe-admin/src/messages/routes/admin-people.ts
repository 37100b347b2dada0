export const title = 'People and their roles';
export const description = 'Accounts of staff, and what each of them may do.';
