/** Before names of exams, on pages about Indian exams: the page of the SSC and the one of the region. */
export const practiseVerb = 'Practise';
