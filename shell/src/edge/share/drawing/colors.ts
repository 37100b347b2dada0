/** The light values of the tokens of the same names. A test compares them with packages/ui/src/styles/tokens.css. */
export const COLORS = {
  paper: '#faf8f3',
  ink: '#15212b',
  brand: '#0b5d5e',
  onBrand: '#ffffff',
  brandWash: '#e3f0ee',
  flash: '#f0a732',
} as const;
