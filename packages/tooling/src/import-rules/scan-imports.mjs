import ts from 'typescript';

const KINDS = { '.ts': ts.ScriptKind.TS, '.tsx': ts.ScriptKind.TSX, '.mts': ts.ScriptKind.TS };

const kindOf = (path) => KINDS[path.slice(path.lastIndexOf('.'))] ?? ts.ScriptKind.JS;

/** `import type { A }` and `import { type A, type B }` disappear in compilation. */
function isTypeOnly(node) {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

const isCallOf = (node) =>
  ts.isCallExpression(node) &&
  (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(node.expression) && node.expression.text === 'require'));

/** @returns the literal with the module's name, and whether only types are imported */
function moduleOf(node) {
  if (ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier)) {
    return { literal: node.moduleSpecifier, typeOnly: isTypeOnly(node) };
  }
  if (isCallOf(node)) return { literal: node.arguments[0], typeOnly: false };
  if (ts.isImportTypeNode(node)) return { literal: node.argument.literal, typeOnly: true };
  if (ts.isExternalModuleReference(node)) return { literal: node.expression, typeOnly: false };
  return undefined;
}

/**
 * All modules that a source text names: imports, re-exports, `import()`, `require()` and `import('x').Type`. The text
 * is parsed, so comments, strings and JSX text do not count.
 * @param {string} path its extension determines the language
 * @param {string} text
 * @returns {{ specifier: string, line: number, typeOnly: boolean }[]} in order; lines count from 1
 */
export function scanImports(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path));
  const found = [];
  const visit = (node) => {
    const module = moduleOf(node);
    if (module?.literal && ts.isStringLiteralLike(module.literal)) {
      const { line } = source.getLineAndCharacterOfPosition(module.literal.getStart(source));
      found.push({ specifier: module.literal.text, line: line + 1, typeOnly: module.typeOnly });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
