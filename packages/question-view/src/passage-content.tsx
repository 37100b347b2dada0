import { RichText, type MathDictionary } from './rich-text.js';
import { splitTables, type Block, type TableBlock } from './split-tables.js';
import classes from './passage-content.module.css';
import * as messages from './messages/passage-content.js';

export interface PassageContentProps {
  text: string;
  /** A chart or a drawing. A table of the text then has its numbers and is closed at first. */
  image?: string | undefined;
  math: MathDictionary;
}

function Table({ table, math }: { table: TableBlock; math: MathDictionary }) {
  const { head, rows } = table;
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <RichText text={cell} math={math} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <RichText text={name} math={math} />
              </th>
              {cells.map((cell, index) => (
                <td key={index}>
                  <RichText text={cell} math={math} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What questions are about: text with formulas, tables, and a chart. */
export function PassageContent({ text, image, math }: PassageContentProps) {
  const blocks = splitTables(text);
  const show = (block: Block, index: number) =>
    block.kind === 'table' ? (
      <Table key={index} table={block} math={math} />
    ) : (
      <p key={index}>
        <RichText text={block.text} math={math} />
      </p>
    );
  if (!image) return <div className={classes.passage}>{blocks.map(show)}</div>;
  const tables = blocks.filter(({ kind }) => kind === 'table');
  return (
    <div className={classes.passage}>
      {blocks.filter(({ kind }) => kind === 'text').map(show)}
      <img className={classes.chart} src={image} alt={messages.chartForTheseQuestions} decoding="async" />
      {tables.length > 0 ? (
        <details className={classes.numbers}>
          <summary>{messages.theNumbers}</summary>
          {tables.map(show)}
        </details>
      ) : null}
    </div>
  );
}
