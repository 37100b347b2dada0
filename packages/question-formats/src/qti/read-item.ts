import { optionLetter } from '@mockingbird/exam-core';
import { HtmlParts, type ResolveImage } from '../html/set-content.js';
import type { Draft } from '../model/check-drafts.js';
import type { NameTaker } from '../model/names.js';
import { type Choice, type QuestionBuilder, shorten } from '../model/question-builder.js';
import { childElements, childOf, childrenOf, descendantsOf, textOf } from '../xml/elements.js';
import type { Element, Node } from '../xml/parse-xml.js';
import { EXPLANATION_ID, PASSAGE_CLASS } from './names.js';

/** Parts of an item that say nothing to a student. */
const SILENT: ReadonlySet<string> = new Set([
  ...['responseDeclaration', 'outcomeDeclaration', 'itemBody', 'responseProcessing', 'modalFeedback'],
]);
const LEFT_OUT: Readonly<Record<string, string>> = {
  templateDeclaration: 'random values',
  templateProcessing: 'random values',
  catalogInfo: 'a catalogue of accessible alternatives',
  stylesheet: 'a style sheet',
  companionMaterialsInfo: 'companion materials',
  contextDeclaration: 'values of its context',
  assessmentStimulusRef: 'a passage in another file',
};

const isInteraction = ({ name }: Element): boolean => /Interaction$/.test(name);

/** The identifiers of right choices, and of those with partial credit. */
function rightChoices(declaration: Element | undefined): { right: string[]; partial: string[] } {
  const values = childrenOf(childOf(declaration, 'correctResponse') ?? emptyElement, 'value').map((value) =>
    textOf(value).trim(),
  );
  const entries = childrenOf(childOf(declaration, 'mapping') ?? emptyElement, 'mapEntry').filter(
    ({ attributes }) => Number(attributes['mappedValue']) > 0,
  );
  const mapped = entries.map(({ attributes }) => attributes['mapKey'] ?? '');
  if (values.length > 0) return { right: values, partial: mapped.filter((key) => !values.includes(key)) };
  return { right: mapped, partial: [] };
}

const emptyElement: Element = { name: '', attributes: {}, children: [], line: 1, endLine: 1 };

const isFeedback = ({ name }: Element): boolean => name === 'feedbackInline' || name === 'feedbackBlock';

/** The nodes without elements of a kind, at any depth. */
const without = (nodes: readonly Node[], isOut: (element: Element) => boolean): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') return [node];
    return isOut(node) ? [] : [{ ...node, children: without(node.children, isOut) }];
  });

interface Scope {
  item: Element;
  question: QuestionBuilder;
  html: HtmlParts;
}

/** Modal feedback of choices by their identifiers; the explanation has its own. */
function modalFeedback(
  { item, question, html }: Scope,
  choices: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const feedback = new Map<string, string>();
  for (const element of childrenOf(item, 'modalFeedback')) {
    const { identifier = '' } = element.attributes;
    const text = html.text(element.children, 'feedback');
    if (identifier === EXPLANATION_ID) question.set('explanation', text);
    else if (choices.has(identifier) && !feedback.has(identifier)) feedback.set(identifier, text);
    else question.omit(`Feedback “${identifier}”: “${shorten(text)}”`, element.line);
  }
  return feedback;
}

function readChoices(interaction: Element, scope: Scope, right: ReadonlySet<string>): Choice[] {
  const { html } = scope;
  const elements = childrenOf(interaction, 'simpleChoice');
  const modal = modalFeedback(
    scope,
    new Set(elements.map(({ attributes }) => attributes['identifier'] ?? '')),
  );
  return elements.map((element, index) => {
    const { identifier = '' } = element.attributes;
    const where = `option ${optionLetter(index)}`;
    const inline = [...descendantsOf(element)].filter(isFeedback);
    const texts = inline.map(({ children }) => html.text(children, `feedback of ${where}`));
    return {
      content: html.option(without(element.children, isFeedback), where),
      isRight: right.has(identifier),
      feedback: [...texts, modal.get(identifier) ?? ''].filter((text) => text !== '').join('\n'),
    };
  });
}

const isPassage = ({ attributes }: Element): boolean =>
  (attributes['class'] ?? '').split(' ').includes(PASSAGE_CLASS);

function readBody(body: Element, interaction: Element, { question, html }: Scope): void {
  const elements = [...descendantsOf(body)];
  for (const element of elements.filter(({ name }) => name === 'rubricBlock'))
    question.omit(`Instructions (rubric): “${shorten(textOf(element))}”`, element.line);
  for (const element of elements.filter((each) => isFeedback(each) && !contains(interaction, each)))
    question.omit(`Feedback in the text: “${shorten(textOf(element))}”`, element.line);
  const isOut = (element: Element) =>
    isInteraction(element) || isFeedback(element) || element.name === 'rubricBlock' || isPassage(element);
  const prompt = childOf(interaction, 'prompt');
  html.setStem([...without(body.children, isOut), ...(prompt ? [{ ...prompt, name: 'p' }] : [])]);
  const passage = elements.find(isPassage);
  if (!passage) return;
  const { text, image, imageAlt } = html.illustrated(passage.children, 'the passage');
  if (imageAlt !== undefined) question.omit(`What the picture of the passage shows: “${shorten(imageAlt)}”`);
  question.set('passage', text);
  question.set('passageImage', image);
}

const contains = (outer: Element, inner: Element): boolean => [...descendantsOf(outer)].includes(inner);

/** @returns why an item is left out as a whole */
function findObstacle(
  item: Element,
  interactions: readonly Element[],
  right: readonly string[],
): string | undefined {
  if (childOf(item, 'templateDeclaration')) return 'it has random values';
  if (item.attributes['adaptive'] === 'true') return 'it changes while a student works (adaptive)';
  if (interactions.length === 0) return 'it asks nothing';
  if (interactions.length > 1) return `it has ${interactions.length} interactions`;
  const [interaction] = interactions;
  if (interaction?.name !== 'choiceInteraction') return `it has the interaction ${interaction?.name}`;
  return right.length > 1 ? 'it has several right answers' : undefined;
}

/**
 * Reads one item with a choice of one.
 * @param item normalised
 * @returns undefined for an item of another kind: it is named
 */
export function readItem(
  item: Element,
  question: QuestionBuilder,
  names: NameTaker,
  resolve?: ResolveImage,
): Draft | undefined {
  const { identifier = '', title = '' } = item.attributes;
  const scope = { item, question, html: new HtmlParts(question, resolve) };
  const body = childOf(item, 'itemBody') ?? emptyElement;
  const interactions = [...descendantsOf(body)].filter(isInteraction);
  const [interaction = emptyElement] = interactions;
  const declaration = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['responseIdentifier'],
  );
  const { right, partial } = rightChoices(declaration);
  const obstacle = findObstacle(item, interactions, right);
  if (obstacle !== undefined) {
    question.omit(`Item “${shorten(title || identifier)}” is left out: ${obstacle}`);
    return undefined;
  }
  names.setId(question, identifier);
  if (title !== '' && title !== identifier) question.omit(`Title: “${shorten(title)}”`);
  readBody(body, interaction, scope);
  question.setChoices(readChoices(interaction, scope, new Set(right)));
  for (const key of partial) question.omit(`Partial credit of the choice ${key}`);
  if (interaction.attributes['shuffle'] === 'true') question.omit('The setting to shuffle the options');
  for (const child of childElements(item))
    if (!SILENT.has(child.name))
      question.omit(`The item has ${LEFT_OUT[child.name] ?? `<${child.name}>`}`, child.line);
  return question.draft;
}
