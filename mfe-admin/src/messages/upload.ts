import { type Value } from '@mockingbird/remote-kit';

export const exam = 'Exam';
export const mockTest = 'Mock Test';
export const questions = 'Questions';
export const whatDoYouWant = 'What do you want to upload?';
export const upload = 'Upload';
export const checkFirst = 'Check first';
export const howItWorks = 'How it works';
export const uploadTheExam = 'Upload the <strong>exam</strong>.';
export const uploadItsMockTests = 'Upload its <strong>mock tests</strong>.';
export const uploadTheQuestions =
  'Upload the <strong>questions</strong> of each test. Check first to see what students will see.';
export const aQuestionFile = 'A question file';
export const sampleQuestionFile = 'Sample question file';
export const theRightAnswerCounts = 'The right answer counts from 0: 1 is the second option.';
export const writeMathBetweenDollar = 'Write math between dollar signs. Write \\$ for a dollar sign.';
export const anOption =
  'An option may be <code>{ "text": "...", "image": "https://..." }</code>; a question may have a <code2>questionImage</code2>.';
export const questionsOneAfterAnother =
  'Questions one after another with the same <code>passage</code> show it once. A table in it is written as in Markdown: lines of <code2>| a | b |</code2>. A chart is its <code3>passageImage</code3>.';
export const mistakesMaySayWhy =
  '<code>mistakes</code> may say why a wrong option is tempting: <code2>[{ "option": 0, "text": "..." }]</code2>. Options count from 0.';
export const sourceMayNameWhat =
  '<code>source</code> may name what says so: <code2>{ "name": "...", "address": "https://..." }</code2>. It is shown with the explanation.';
export const nothingIsStoredUnless = 'Nothing is stored unless everything is right.';
export const leaveDuringUpload = 'The upload is still running. Leave and cancel it?';
export const uploadAnExam = 'Upload an exam, a mock test or its questions. Only admins can upload';
export const signInFirst = ': <link>sign in</link> first.';
export const uploadData = 'Upload data';
export const uploadingNeedsJavascriptSwitch = 'Uploading needs JavaScript. Switch it on in your browser.';
export const youAreSigned = (username: Value) => `; you are signed in as ${username}.`;
