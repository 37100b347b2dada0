/** Signs, signals and markings look and mean the same in every state. */
export const manual = (part) => ({
  name: `Manual on Uniform Traffic Control Devices, ${part}`,
  address: 'https://mutcd.fhwa.dot.gov/',
});

/** A textbook of Indian schools, such as "Science (class 10), chapter 5". */
export const ncert = (book) => ({ name: `NCERT, ${book}`, address: 'https://ncert.nic.in/textbook.php' });

export const constitution = (part) => ({
  name: `Constitution of India, ${part}`,
  address: 'https://legislative.gov.in/constitution-of-india/',
});

export const INDIAN_RAILWAYS = { name: 'Indian Railways', address: 'https://indianrailways.gov.in/' };

/** @param {string} path such as "place/Itanagar" */
export const britannica = (name, path) => ({
  name: `Encyclopaedia Britannica, ${name}`,
  address: `https://www.britannica.com/${path}`,
});

/** @param {number} number of the site on the list */
export const worldHeritage = (name, number) => ({
  name: `UNESCO World Heritage List, ${name}`,
  address: `https://whc.unesco.org/en/list/${number}`,
});
