import ts from 'typescript';

/** Replaces a value that is known when the page is rendered, so that a sentence with one stays a sentence. */
const VALUE = '5';
/** Attributes whose values people read or hear. */
const READ_ATTRIBUTES =
  /^(?:aria-label|aria-description|alt|title|label|placeholder|text|lead|heading|note|hint|description|caption|legend|assurance|noScript|owner|action|allTitle|aria-valuetext|message)$/;
/** Calls whose texts are for developers: logs, and messages of errors. */
const DEVELOPER_CALL = /^console\.|(?:^|\.)log(?:ger)?(?:\.\w+)?$|^(?:warn|super|logRemoteError)$/;
/** A whole text starts with a capital or a quotation mark, and has words. Keys, classes and addresses do not. */
const isText = (/** @type {string} */ text) =>
  /^[“"'(]?\p{Lu}[^\n]*\s\S/u.test(text) && /\p{Ll}{2}/u.test(text);

/** A tag of a message with elements: `Read <a>the rules</a>.` */
const TAG = /<\/?\w+>/g;
/** A part of a sentence: two words, a value and a word, or a word after a blank or a comma. */
const PHRASE = new RegExp(
  [
    String.raw`(?:^|[\s(])\p{L}{2,}[,.:]? \p{L}{2,}`,
    String.raw`^[ ,;:]*\p{Ll}{2,}[a-z ]* \d`,
    String.raw`\d \p{Ll}{2,}`,
    String.raw`^[ ,;:]+\p{Ll}{2,}`,
  ].join('|'),
  'u',
);
/** Calls and properties whose strings are not read as a text: lists of words, selectors, classes, styles, addresses. */
const OTHER_CALL =
  /Set$|RegExp$|classNames|\.split$|localeCompare|querySelector|matchMedia|\.closest|\.matches|\.replaceSync$/;
const OTHER_PROPERTY =
  /^(?:keywords|robots|className|d|path|href|accept|words|url|id|slug|name|'@type'|'query-input')$/;

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { '&apos;': "'", '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** @param {string} text as the source of an element has it */
const plain = (text) =>
  text
    .replaceAll(TAG, '')
    .replaceAll(/&[a-z]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @param {ts.Node} node */
function isForDevelopers(node) {
  for (let each = node.parent; each; each = each.parent) {
    if (ts.isThrowStatement(each) || ts.isTypeNode(each) || ts.isImportDeclaration(each)) return true;
    if (ts.isNewExpression(each) && /Error$/.test(each.expression.getText())) return true;
    if (ts.isCallExpression(each) && DEVELOPER_CALL.test(each.expression.getText())) return true;
    if (ts.isBlock(each)) return false;
  }
  return false;
}

/** @param {ts.JsxChild} child @returns {string | undefined} undefined: not part of the sentence around it */
function childText(child) {
  if (ts.isJsxText(child)) return child.text;
  if (!ts.isJsxExpression(child) || !child.expression) return '';
  const { expression } = child;
  if (ts.isStringLiteralLike(expression)) return expression.text;
  // A condition or a list is separate elements, which are visited later.
  const isValue =
    ts.isIdentifier(expression) ||
    ts.isPropertyAccessExpression(expression) ||
    ts.isCallExpression(expression);
  return isValue && !/\.map\(/.test(expression.getText()) ? VALUE : undefined;
}

/**
 * Text of an element's children, with inline elements such as links and emphasis as part of the sentence.
 * @param {ts.NodeArray<ts.JsxChild>} children
 */
function elementText(children) {
  let text = '';
  for (const child of children) {
    const inline =
      ts.isJsxElement(child) &&
      /^(?:a|b|em|strong|i|span|time)$/.test(child.openingElement.tagName.getText());
    text += inline ? elementText(child.children) : (childText(child) ?? '\n');
  }
  return text;
}

/**
 * Whether a string is a label of one word, such as `label: 'Blog'`.
 * @param {ts.StringLiteralLike} node
 */
function isLabel(node) {
  const { parent } = node;
  const name = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
  return READ_ATTRIBUTES.test(name) && /^\p{Lu}.*\p{Ll}/u.test(node.text);
}

/** One word with a capital, such as `Pause`, also in two scripts of a text: `Test-blind`. */
const WORD = /^\p{Lu}\p{Ll}[\p{L}’'-]*[.?!:]?$/u;
/** Names of keys and of errors, of this site and of others: no language has another word for them. */
const OTHER_WORD =
  /^(?:Enter|Escape|Tab|Home|End|Delete|Backspace|Arrow\w*|Page(?:Up|Down)|\w+Error|Mockingbird|PrepScholar|CollegeVine|Desmos)$/;
/** Operators that compare with a value instead of showing it. */
const COMPARISON = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** The node that a value is given to, through conditions and lists. @param {ts.Node} node @returns {ts.Node} */
const holderOf = (node) =>
  ts.isConditionalExpression(node.parent) || ts.isArrayLiteralExpression(node.parent)
    ? holderOf(node.parent)
    : node.parent;

/**
 * Whether a string is a word that a screen shows: it is not compared, no name of a type and no argument of a call.
 * @param {ts.StringLiteralLike} node
 */
function isWord(node) {
  const { parent, text } = node;
  if (!WORD.test(text) || OTHER_WORD.test(text)) return false;
  if (ts.isBinaryExpression(parent) && COMPARISON.has(parent.operatorToken.kind)) return false;
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent) || ts.isLiteralTypeNode(parent))
    return false;
  const isCall = ts.isCallExpression(parent) || ts.isNewExpression(parent);
  if (isCall && OTHER_CALL.test(parent.expression.getText())) return false;
  const holder = holderOf(node);
  return !(ts.isPropertyAssignment(holder) && OTHER_PROPERTY.test(holder.name.getText()));
}

/** @param {ts.Node} node @param {string} text */
function isPhrase(node, text) {
  if (!PHRASE.test(text) || /^\.|^noindex/.test(text)) return false;
  // A list of rows or questions is read whatever its attribute is called.
  let inList = false;
  for (let each = node.parent; each && !ts.isBlock(each); each = each.parent) {
    if ((ts.isCallExpression(each) || ts.isNewExpression(each)) && OTHER_CALL.test(each.expression.getText()))
      return false;
    if (ts.isPropertyAccessExpression(each) && each.name.text === 'split') return false;
    if (ts.isPropertyAssignment(each) && OTHER_PROPERTY.test(each.name.getText())) return false;
    if (ts.isJsxAttribute(each) && !inList) return READ_ATTRIBUTES.test(each.name.getText());
    inList ||= ts.isArrayLiteralExpression(each) || ts.isObjectLiteralExpression(each);
  }
  return true;
}

/** @param {ts.TemplateExpression} node */
const templateText = (node) =>
  node.head.text + node.templateSpans.map((span) => VALUE + span.literal.text).join('');

/** @param {ts.Node} node */
function isReadAttribute(node) {
  const attribute = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  return !ts.isJsxAttribute(attribute) || READ_ATTRIBUTES.test(attribute.name.getText());
}

/**
 * Finds the texts of a screen in its source: text between tags, in attributes that people read, and in strings that look like
 * a text. Messages for developers are left out.
 * @param {string} file its name decides how it is parsed
 * @param {string} source
 * @returns {{ line: number, text: string }[]} lines count from 1
 */
export function interfaceTexts(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {{ line: number, text: string }[]} */
  const texts = [];
  /** @param {ts.Node} node @param {string} text */
  const add = (node, text) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const part of text.split(/\n\s*\n/).map(plain))
      if (/\p{L}{2}/u.test(part)) texts.push({ line, text: part });
  };
  /** @param {ts.Node} node @param {boolean} inSentence whether an element around it has its text already */
  const visit = (node, inSentence) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const hasText = node.children.some((child) => ts.isJsxText(child) && /\p{L}{2}/u.test(child.text));
      if (hasText && !inSentence) add(node, elementText(node.children));
      ts.forEachChild(node, (child) => visit(child, hasText));
      return;
    }
    const isString = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    const text = isString ? node.text : ts.isTemplateExpression(node) ? templateText(node) : '';
    const isKey = isString && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    const isRead = isText(text) || (isString && (isLabel(node) || isWord(node))) || isPhrase(node, text);
    if (isRead && !isKey && isReadAttribute(node) && !isForDevelopers(node)) add(node, text);
    ts.forEachChild(node, (child) => visit(child, inSentence && !ts.isJsxAttributes(node)));
  };
  visit(tree, false);
  return texts;
}
