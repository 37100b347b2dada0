import { formatCounts, parseCounts } from '../sharing/link-counts.js';
import type { LinkFormat } from '../sharing/use-shared-inputs.js';
import type { ApFormats } from './formats/ap-format.js';
import type { ApFormatInputs } from './formats/format-inputs.js';

/** Links made before today's formats existed have no `format`: they hold inputs of the specification's one. */
const parseFormat = (text: string | null) => (text === null ? 'specification' : text);

function readInputs(formats: ApFormats, query: URLSearchParams): ApFormatInputs | undefined {
  const wanted = parseFormat(query.get('format'));
  const format = formats.find(({ name }) => name === wanted);
  if (!format) return undefined;
  const [mcq] = parseCounts(query.get('mcq'), [format.exam.mcqTotal]) ?? [];
  const frq = parseCounts(
    query.get('frq'),
    format.exam.frqQuestions.map(({ maxScore }) => maxScore),
  );
  return mcq === undefined || frq === undefined ? undefined : { format: format.name, mcq, frq };
}

/** Format of a student's inputs in a link: `?mcq=40&frq=5.6.3`, `?format=today&mcq=40&frq=5.6.3`. */
export const createApLink = (formats: ApFormats): LinkFormat<ApFormatInputs> => ({
  names: ['mcq', 'frq', 'format'],
  read: (query) => readInputs(formats, query),
  write: ({ format, mcq, frq }): Readonly<Record<string, string>> => {
    const counts = { mcq: String(mcq), frq: formatCounts(frq) };
    return format === 'today' ? { format, ...counts } : counts;
  },
});
