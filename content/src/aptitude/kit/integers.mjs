/** Greatest common divisor of any number of integers. */
export const hcf = (...numbers) => numbers.reduce((a, b) => (b === 0 ? Math.abs(a) : hcf(b, a % b)));
