import { defineFragment } from '@mockingbird/platform';
import { loadReadFirst, type ReadFirstData } from '../../read-first/load-read-first.js';
import { parseReadFirstInput, type ReadFirstInput } from '../../read-first/read-first-input.js';
import { ReadFirst } from '../../read-first/read-first.js';

export default defineFragment<ReadFirstInput, ReadFirstData>({
  input: { parse: parseReadFirstInput },
  loader: loadReadFirst,
  Component: ({ data }) => <ReadFirst data={data} />,
});
