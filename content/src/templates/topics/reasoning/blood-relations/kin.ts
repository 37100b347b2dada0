export type Gender = 'man' | 'woman';
/** p: parent of, c: child of, s: sibling of, w: married to. */
type Link = 'p' | 'c' | 's' | 'w';

export const LINKS: Readonly<Record<string, Record<Gender, string>>> = {
  p: { man: 'father', woman: 'mother' },
  c: { man: 'son', woman: 'daughter' },
  s: { man: 'brother', woman: 'sister' },
  w: { man: 'husband', woman: 'wife' },
} satisfies Record<Link, Record<Gender, string>>;

/** What the first person of a chain is to the last. */
export const KINDS = {
  parent: { man: 'Father', woman: 'Mother' },
  child: { man: 'Son', woman: 'Daughter' },
  grandparent: { man: 'Grandfather', woman: 'Grandmother' },
  grandchild: { man: 'Grandson', woman: 'Granddaughter' },
  parentSibling: { man: 'Uncle', woman: 'Aunt' },
  siblingChild: { man: 'Nephew', woman: 'Niece' },
  siblingInLaw: { man: 'Brother-in-law', woman: 'Sister-in-law' },
  parentInLaw: { man: 'Father-in-law', woman: 'Mother-in-law' },
  childInLaw: { man: 'Son-in-law', woman: 'Daughter-in-law' },
  cousin: { man: 'Cousin', woman: 'Cousin' },
} as const;
export type Kind = keyof typeof KINDS;

export const SHORT: Readonly<Record<string, Kind>> = {
  pp: 'grandparent',
  sp: 'parentSibling',
  cs: 'siblingChild',
  cc: 'grandchild',
  ws: 'siblingInLaw',
  sw: 'siblingInLaw',
  pw: 'parentInLaw',
  wc: 'childInLaw',
};

export const LONG: Readonly<Record<string, Kind>> = {
  sps: 'parentSibling',
  ssp: 'parentSibling',
  swp: 'parentSibling',
  wsp: 'parentSibling',
  pps: 'grandparent',
  psp: 'grandparent',
  wpp: 'grandparent',
  psw: 'parentInLaw',
  csp: 'cousin',
  css: 'siblingChild',
  scs: 'siblingChild',
  scc: 'grandchild',
  wss: 'siblingInLaw',
  ssw: 'siblingInLaw',
  wsc: 'childInLaw',
  scw: 'child',
  wps: 'parent',
};

/** What a person of this kind is, as a sentence that shows why the person of the question is none. */
export const MEANINGS: Readonly<Record<Kind, string>> = {
  parent: 'A father or mother has this person as a child, which does not follow here.',
  child: 'A son or daughter has this person as a parent, which does not follow here.',
  grandparent: 'A grandparent is two generations above, which does not fit here.',
  grandchild: 'A grandchild is two generations below, which does not fit here.',
  parentSibling:
    'An uncle or aunt is a brother or sister of a parent, or married to one, which does not fit here.',
  siblingChild: 'A nephew or niece is a child of a brother or sister, which does not fit here.',
  siblingInLaw:
    'A brother-in-law or sister-in-law comes through one marriage in one generation, which does not fit here.',
  parentInLaw:
    'A father-in-law or mother-in-law is a parent of the husband or wife, which does not fit here.',
  childInLaw: 'A son-in-law or daughter-in-law is married to a child, which does not fit here.',
  cousin: 'A cousin is a child of an uncle or aunt, which does not fit here.',
};

export const otherGender = (gender: Gender): Gender => (gender === 'man' ? 'woman' : 'man');
