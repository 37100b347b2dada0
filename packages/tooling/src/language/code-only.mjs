import ts from 'typescript';

const TEXTS = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
]);

/**
 * Blanks the texts in a source file. Names and comments stay, and so do the lines.
 * @param {string} file its name decides how it is parsed
 * @param {string} source
 */
export function codeOnly(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {{ start: number, end: number }[]} */
  const texts = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (TEXTS.has(node.kind)) texts.push({ start: node.getStart(), end: node.getEnd() });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  let end = 0;
  let code = '';
  for (const text of texts) {
    code += source.slice(end, text.start) + source.slice(text.start, text.end).replaceAll(/[^\n]/g, ' ');
    end = text.end;
  }
  return code + source.slice(end);
}
