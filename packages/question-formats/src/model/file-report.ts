/** Where something is in a file, counted from 1. */
export interface Place {
  line?: number | undefined;
  /** Row of a spreadsheet or of a CSV file. */
  row?: number | undefined;
  /** Name of a file inside a package. */
  file?: string | undefined;
  /** Number of the question in the file. */
  question?: number | undefined;
}

/** What prevents that a question is read. */
export interface FileIssue extends Place {
  message: string;
}

/** What one side holds and the other does not, in a sentence: it is left out, and never silently. */
export interface Omission extends Place {
  message: string;
}

/** Lines of the text of a file, from 1, both included. */
export interface Block {
  from: number;
  to: number;
}

/** Limit of listed issues and omissions; the rest are only counted. */
const MAX_LISTED = 2_000;

/** Collects what a reader reports. */
export class FileReport {
  private readonly issueList: FileIssue[] = [];
  private readonly omissionList: Omission[] = [];
  private readonly blockList: Block[] = [];
  private moreIssues = 0;
  private moreOmissions = 0;

  addIssue(place: Place, message: string, block?: Block): void {
    if (this.issueList.length < MAX_LISTED) this.issueList.push({ ...place, message });
    else this.moreIssues += 1;
    const lines = block ?? (place.line === undefined ? undefined : { from: place.line, to: place.line });
    if (lines) this.blockList.push(lines);
  }

  addOmission(place: Place, message: string): void {
    if (this.omissionList.length < MAX_LISTED) this.omissionList.push({ ...place, message });
    else this.moreOmissions += 1;
  }

  /** In the order of the file. */
  get issues(): FileIssue[] {
    return withRest(sortByPlace(this.issueList), this.moreIssues);
  }

  get omissions(): Omission[] {
    return withRest(sortByPlace(this.omissionList), this.moreOmissions);
  }

  /** The lines with issues. Blocks that overlap or touch are one. */
  get blocks(): Block[] {
    const merged: Block[] = [];
    for (const block of this.blockList.toSorted((a, b) => a.from - b.from)) {
      const last = merged.at(-1);
      if (last && block.from <= last.to) last.to = Math.max(last.to, block.to);
      else merged.push({ ...block });
    }
    return merged;
  }
}

function withRest<Each extends FileIssue>(list: Each[], more: number): (Each | { message: string })[] {
  return more === 0 ? list : [...list, { message: `And ${more} more` }];
}

/** In the order of lines; in a package, where every file has its own lines, in the order of questions. */
const sortByPlace = <Each extends Place>(list: readonly Each[]): Each[] =>
  list.toSorted(
    (a, b) =>
      (a.file === undefined && b.file === undefined ? (a.line ?? 0) - (b.line ?? 0) : 0) ||
      (a.question ?? 0) - (b.question ?? 0),
  );
