/** A link of the home page. */
export interface RegionLink {
  path: string;
  title: string;
  text: string;
}

/** Links to the exam families. */
export const FAMILY_LINKS: readonly RegionLink[] = [
  { path: '/dmv', title: 'DMV written tests', text: 'Driving-licence knowledge tests of the United States' },
  { path: '/ssc', title: 'SSC exams', text: 'CGL and CHSL of the Staff Selection Commission, India' },
  { path: '/ibps', title: 'IBPS bank exams', text: 'PO and Clerk prelims, India' },
  { path: '/rrb', title: 'RRB railway exams', text: 'NTPC and Group D of Indian Railways' },
];

/** Links to calculators, articles and the blog. */
export const FURTHER_LINKS: readonly RegionLink[] = [
  { path: '/tools', title: 'Score calculators', text: 'Estimates for the SAT, the ACT and 17 AP subjects' },
  { path: '/articles', title: 'Articles', text: 'How each exam works, and how to prepare for it' },
  { path: '/blog', title: 'Blog', text: 'Longer reads on studying and test days' },
];
