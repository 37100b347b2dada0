/** An exam's page: its id in lower case, underscores as hyphens. */
export const examAddress = (examId: string): string => `/exam/${examId.toLowerCase().replaceAll('_', '-')}`;
