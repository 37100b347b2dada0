export {
  openComposition,
  parseSigningKey,
  parseTrustedKeys,
  publicKeyText,
  signComposition,
  type Opened,
  type SigningKey,
  type TrustedKeys,
} from './dsse.js';
