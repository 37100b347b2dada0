import { picture } from './svg.mjs';

const line = (d) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;

const SYMBOLS = {
  dmv: line('M34 76L44 30M62 76L52 30M48 36v6M48 52v6M48 68v6'),
  ssc: line('M32 28h26l8 8v40H32zM40 46h18M40 56h18M40 66h10'),
  ibps: line('M26 42L48 28l22 14zM32 48v20M43 48v20M54 48v20M65 48v20M26 74h44'),
  admission: line('M22 44L48 32l26 12-26 12zM34 50v14c6 7 22 7 28 0V50M74 44v18'),
  rrb: line('M34 26h28v36H34zM34 44h28M34 62l-6 12M62 62l6 12M42 53h1M54 53h1M32 70h32'),
};

const GROUNDS = { dmv: '#1d5d9b', ssc: '#6645b0', ibps: '#0f766e', rrb: '#a23b2a', admission: '#8a4b08' };

/**
 * The small square emblem of an exam: the symbol of its type over a short label.
 * @param {'dmv' | 'ssc' | 'ibps' | 'rrb' | 'admission'} type
 * @param {string} label at most four characters
 * @returns {string} data: URI
 */
export const emblem = (type, label) =>
  picture(
    `<rect width="96" height="120" rx="14" fill="${GROUNDS[type]}"/>${SYMBOLS[type]}` +
      '<text x="48" y="107" fill="#fff" font-family="sans-serif" font-size="22" font-weight="700" ' +
      `text-anchor="middle">${label}</text>`,
    96,
    120,
  );
