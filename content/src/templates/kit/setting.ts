import type { Random } from './random.js';

/** A person of a story, with the pronouns that belong to the name. */
export interface Person {
  name: string;
  /** he or she */
  they: string;
  /** him or her */
  them: string;
  /** his or her */
  their: string;
}

const woman = (name: string): Person => ({ name, they: 'she', them: 'her', their: 'her' });
const man = (name: string): Person => ({ name, they: 'he', them: 'him', their: 'his' });

const PEOPLE: readonly Person[] = [
  ...['Asha', 'Divya', 'Farida', 'Gauri', 'Ishita', 'Kavya', 'Leela', 'Meena', 'Nandini', 'Priya'].map(woman),
  ...['Rukhsar', 'Sarita', 'Tanvi', 'Uma', 'Zoya'].map(woman),
  ...['Arjun', 'Bilal', 'Chetan', 'Dev', 'Faisal', 'Gopal', 'Harish', 'Imran', 'Joseph', 'Karan'].map(man),
  ...['Manoj', 'Nikhil', 'Pranav', 'Rohit', 'Suresh', 'Tarun', 'Vikram', 'Yusuf'].map(man),
];

/** Names and things of a story. They change nothing in the calculation. */
export class Setting {
  /** Different people in a random order. */
  readonly people: readonly Person[];

  constructor(private readonly random: Random) {
    this.people = random.shuffled(PEOPLE);
  }

  /** The first person of the story. */
  get person(): Person {
    return this.people[0] ?? woman('Asha');
  }

  /** The second person of the story. */
  get other(): Person {
    return this.people[1] ?? man('Arjun');
  }

  /** A thing of the story. Call it in the same order for the same text. */
  pick<Item>(items: readonly Item[]): Item {
    return this.random.pick(items);
  }
}
