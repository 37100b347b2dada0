import { ARITHMETIC_OPERATORS } from './arithmetic.js';
import { ARRAY_OPERATORS } from './arrays.js';
import { DATE_OPERATORS } from './dates.js';
import { LOGIC_OPERATORS } from './logic.js';
import { STRING_OPERATORS } from './strings.js';
import type { Operator } from './types.js';

/** Every expression operator that this server evaluates. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ...LOGIC_OPERATORS,
  ...ARITHMETIC_OPERATORS,
  ...ARRAY_OPERATORS,
  ...STRING_OPERATORS,
  ...DATE_OPERATORS,
]);

/** Further ones of MongoDB: rejected by name, so that they do not look like a typing error. */
export const REFUSED_EXPRESSIONS: ReadonlySet<string> = new Set([
  '$accumulator',
  '$acos',
  '$acosh',
  '$asin',
  '$asinh',
  '$atan',
  '$atan2',
  '$atanh',
  '$binarySize',
  '$bitAnd',
  '$bitNot',
  '$bitOr',
  '$bitXor',
  '$bsonSize',
  '$convert',
  '$cos',
  '$cosh',
  '$dateFromParts',
  '$dateFromString',
  '$dateToParts',
  '$degreesToRadians',
  '$firstN',
  '$function',
  '$indexOfBytes',
  '$indexOfCP',
  '$lastN',
  '$log',
  '$maxN',
  '$median',
  '$meta',
  '$minN',
  '$percentile',
  '$radiansToDegrees',
  '$rand',
  '$regexFind',
  '$regexFindAll',
  '$setField',
  '$sin',
  '$sinh',
  '$stdDevPop',
  '$stdDevSamp',
  '$strLenBytes',
  '$strcasecmp',
  '$substr',
  '$substrBytes',
  '$tan',
  '$tanh',
  '$toDecimal',
  '$toHashedIndexKey',
  '$toUUID',
  '$tsIncrement',
  '$tsSecond',
  '$unsetField',
  '$week',
  '$zip',
]);
