/** The exam families as the home page names them. */
export const FAMILY_LINKS = [
  { path: '/dmv', title: 'DMV written tests', text: 'Driving-licence knowledge tests of the United States' },
  { path: '/ssc', title: 'SSC exams', text: 'CGL and CHSL of the Staff Selection Commission, India' },
  { path: '/ibps', title: 'IBPS bank exams', text: 'PO and Clerk prelims, India' },
  { path: '/rrb', title: 'RRB railway exams', text: 'NTPC and Group D of Indian Railways' },
] as const;
