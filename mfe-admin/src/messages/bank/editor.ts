import { type Value } from '@mockingbird/remote-kit';

export const editQuestion = 'Edit question';
export const newQuestion = 'New question';
export const backToTheList = 'Back to the list';
export const couldNotBeLoaded = 'The question could not be loaded';
export const loading = 'Loading the question';
export const questionId = 'Question ID';
export const questionIdHint = 'Identifies the question in its tests. It cannot be changed later.';
export const question = 'Question';
export const formulaHint = 'Write formulas in TeX between dollar signs: $x^2$.';
export const options = 'Options';
export const optionsHint = 'Choose the right one.';
export const optionOf = (letter: Value) => `Option ${letter}`;
export const isRight = (letter: Value) => `Option ${letter} is right`;
export const pictureOf = (letter: Value) => `Picture of option ${letter}`;
export const mistakeOf = (letter: Value) => `The mistake that leads to option ${letter}`;
export const more = (letter: Value) => `Picture and mistake of option ${letter}`;
export const removeOption = (letter: Value) => `Remove option ${letter}`;
export const addOption = 'Add an option';
export const explanation = 'Explanation';
export const picture = 'Picture of the question';
export const passage = 'Passage';
export const passagePicture = 'Picture of the passage';
export const section = 'Section';
export const topic = 'Topic';
export const level = 'Level';
export const tags = 'Tags';
export const tagsHint = 'For editors only. Separate tags by commas.';
export const sourceName = 'Source';
export const sourceHint = 'A book, a law or a page that confirms the right answer.';
export const sourceAddress = 'Address of the source';
export const moreFields = 'Passage, picture and source';
export const changeIn = 'Change it in';
export const changeInHint = 'This question is in several tests.';
export const save = 'Save';
export const saveHint = 'Ctrl and Enter save too.';
export const oneMoment = 'One moment...';
export const preview = 'Preview';
export const previewHint = 'As students see it after the test.';
export const noPreviewYet = 'The preview appears when the question is complete.';
export const issues = 'Still to correct';
export const hints = 'Hints';
export const saved = (tests: Value) => `Saved in ${tests}.`;
export const nothingToSave = 'There is nothing to save: it is stored like this already.';
export const savedSome = (tests: Value) =>
  `Saved in ${tests}, but not in all. Try again: it continues with the others.`;
export const sentSome = (tests: Value) =>
  `Sent for review in ${tests}, but not in all. Try again: it continues with the others.`;
export const sendForReview = 'Send for review';
export const sentForReview = (tests: Value) =>
  `Sent for review in ${tests}. Until it is published, the question stays as it is here.`;
export const thatDidNotWork = 'That did not work';
export const draftIsShown = (time: Value) => `Your unsaved changes of ${time} are shown.`;
export const discardDraft = 'Discard them';
export const draftIsStored = 'Your changes are stored on this device until you save them.';
export const draftIsNotStored =
  'This device cannot store your changes. Save them before you leave this page.';
export const somebodyChangedIt = 'Somebody else changed this question';
export const whatToDoNow =
  'The stored question is no longer the one that you started from. Save yours in its place, or look at the stored one.';
export const saveMine = 'Save mine';
export const showStored = 'Show the stored one';
export const newSentForReview = 'Sent for review. It joins the test when it is published.';
