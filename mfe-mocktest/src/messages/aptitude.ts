import { plural, type Value } from '@mockingbird/remote-kit';

export const quantitativeAptitudeQuestions40 = 'Quantitative aptitude questions: 40 topics, free mock tests';
export const practiseQuantitativeAptitude =
  'Practise quantitative aptitude by topic: 40 topics in 7 categories, 1000+ questions with timed mock tests and explanations. Free, no account.';
export const home = 'Home';
export const quantitativeAptitude = 'Quantitative aptitude';
export const quantitativeAptitudeTopics = 'Quantitative aptitude topics';
export const n1000QuestionsIn40 =
  '<strong>1000+ questions</strong> in 40 topics, from number system to data interpretation. Pick a topic, take a timed mock test, and read the explanation of every answer.';
export const quantitativeAptitudeQuestions = 'Quantitative aptitude questions';
export const findATopic = 'Find a topic';
export const faqTitle = 'Frequently asked questions';
export const examsThatAskThese = 'Exams with these topics';
export const allTopics = 'All Topics';
export const category = 'Category';
export const sscExams = 'SSC exams';
export const staffSelectionCommission =
  'Staff Selection Commission: a quarter of the CGL and CHSL papers is quantitative aptitude.';
export const bankExams = 'Bank exams';
export const ibpsPoAndClerk =
  'IBPS PO and Clerk: 35 aptitude questions in the preliminary paper, in 20 minutes.';
export const railwayExams = 'Railway exams';
export const rrbNtpcAndGroup =
  'RRB NTPC and Group D: 25 to 30 maths questions. A wrong answer costs a third of a mark.';
export const whichExamsAskQuantitative = 'Which exams have quantitative aptitude?';
export const almostEveryWrittenTest =
  'Almost every written test for government and bank posts in India does: SSC CGL and CHSL, IBPS PO and Clerk, RRB NTPC and Group D. Campus and graduate entrance tests use the same topics.';
export const whereShouldIBegin = 'Where should I begin?';
export const withNumberSystemPercentage =
  'With Number System, Percentage and Ratio and Proportion. Profit and loss, interest, mixtures and time and work are built from those three, so time spent on them helps everywhere.';
export const areTheTopicTests = 'Are the topic tests timed?';
export const yesTheClockStarts =
  'Yes. The clock starts when you press Start, and the test is submitted automatically when the time is up. If you close the page, your answers stay on this device and you can continue later.';
export const isThereNegativeMarking = 'Is there negative marking?';
export const ifTheRealExam =
  'If the real exam has it, the test has it too. Before the clock starts, every test shows its rules: the marks for a right answer and the marks lost for a wrong one.';
export const doINeed = 'Do I need an account? Is it free?';
export const neitherEveryTopic =
  'No account is needed, and every topic and test is free. Results stay on your device.';
export const popularTopics = 'Popular topics';
export const searchTopics = 'Search topics';
export const percentageTrainsProbability = 'Percentage, trains, probability';
export const noTopicMatchesHere = (query: Value) => `No topic matches “${query}” here.`;
export const topics = (count: number) => plural(count, { one: '# topic', other: '# topics' });
export const showAllTopics = 'Show all topics';
export const n8MockTests = '8 mock tests';
export const n200Questions = '200 questions';
export const n30Minutes = '30 mins';
