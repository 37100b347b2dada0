import { type Value } from '@mockingbird/remote-kit';

export const apBiologyScoreCalculator = 'AP Biology Score Calculator';
export const freeApBiologyScore =
  'Free AP Biology score estimate (1 to 5) from 60 multiple-choice questions and 6 free-response items: exact arithmetic, cut-offs, points needed.';
export const apBiologyScoreCalculatorAp =
  'AP Biology score calculator, AP Bio score calculator, AP Bio curve';
export const apBiology = 'AP Biology';
export const longQuestion1 = 'Long question 1';
export const interpretAndEvaluate = 'Interpret and evaluate the results of an experiment.';
export const longQuestion2 = 'Long question 2';
export const interpretAndEvaluateResults = 'Interpret and evaluate results, with a graph to draw.';
export const shortQuestion1 = 'Short question 1';
export const investigatePlanAnExperiment = 'Investigate: plan an experiment or predict its outcome.';
export const shortQuestion2 = 'Short question 2';
export const analyzeAConcept = 'Analyze a concept in a situation.';
export const shortQuestion3 = 'Short question 3';
export const analyzeAModel = 'Analyze a model or a picture.';
export const shortQuestion4 = 'Short question 4';
export const analyzeData = 'Analyze data.';
export const theFormatWith60 =
  'Based on the format with 60 multiple-choice questions. Every free-response point has the same weight, 36 points in all.';
export const apCalculusAbScore = 'AP Calculus AB Score Calculator';
export const freeApCalculusAb =
  'Free AP Calculus AB score estimate (1 to 5) from 45 multiple-choice questions and 6 free-response items: exact arithmetic, cut-offs, points needed.';
export const apCalculusAbScoreCalculator = 'AP Calculus AB score calculator, AP Calc AB score';
export const apCalculusAb = 'AP Calculus AB';
export const question1 = 'Question 1';
export const aProblemInSeveral = 'A problem in several parts; a graphing calculator is allowed.';
export const question2 = 'Question 2';
export const question3 = 'Question 3';
export const aProblemInSeveralParts = 'A problem in several parts, without a calculator.';
export const question4 = 'Question 4';
export const question5 = 'Question 5';
export const question6 = 'Question 6';
export const theFormatWith45 =
  'Based on the format with 45 multiple-choice questions and six problems. Each problem is a sixth of the free-response half.';
export const apCalculusBcScore = 'AP Calculus BC Score Calculator';
export const freeApCalculusBc =
  'Free AP Calculus BC score estimate (1 to 5) from 45 multiple-choice questions and 6 free-response items: exact arithmetic, cut-offs, points needed.';
export const apCalculusBcScoreCalculator = 'AP Calculus BC score calculator, AP Calc BC score';
export const apCalculusBc = 'AP Calculus BC';
export const apChemistryScoreCalculator = 'AP Chemistry Score Calculator';
export const freeApChemistryScore =
  'Free AP Chemistry score estimate (1 to 5) from 60 multiple-choice questions and 7 free-response items: exact arithmetic, cut-offs, points needed.';
export const apChemistryScoreCalculatorAp = 'AP Chemistry score calculator, AP Chem score calculator';
export const apChemistry = 'AP Chemistry';
export const aProblemInMany = 'A problem in many parts, often around one experiment.';
export const longQuestion3 = 'Long question 3';
export const aShorterProblemAbout = 'A shorter problem about one idea.';
export const theFormatWith60Multiple =
  'Based on the format with 60 multiple-choice questions. Every free-response point has the same weight, 46 points in all.';
export const apComputerScienceCalculator = 'AP Computer Science A Score Calculator';
export const freeApComputerScience =
  'Free AP Computer Science A score estimate (1 to 5) from 40 multiple-choice questions and 4 free-response items: exact arithmetic, cut-offs, points needed.';
export const apCsaScoreCalculator = 'AP CSA score calculator, AP Computer Science A score';
export const apComputerScience = 'AP Computer Science A';
export const methodsAndControlStructures = 'Methods and Control Structures';
export const writeMethodsWithConditions = 'Write methods with conditions and loops.';
export const classLabel = 'Class';
export const writeAWholeClass = 'Write a whole class from its specification.';
export const arrayArraylist = 'Array/ArrayList';
export const workThroughAList = 'Work through a list of objects.';
export const workThroughRows = 'Work through rows and columns.';
export const theExam =
  'Based on the exam before 2026: 40 multiple-choice questions, and four free responses of 9 points, each an eighth of the score.';
export const apComputerSciencePrinciplesCalculator = 'AP Computer Science Principles Score Calculator';
export const freeApComputerSciencePrinciples =
  'Free AP Computer Science Principles score estimate (1 to 5) from 70 multiple-choice questions and the Create task: exact arithmetic, cut-offs, points needed.';
export const apCspScoreCalculator = 'AP CSP score calculator, AP Computer Science Principles score';
export const apComputerSciencePrinciples = 'AP Computer Science Principles';
export const createPerformanceTask = 'Create performance task';
export const theProgram = 'The program that you made, its video, and what you write about it.';
export const theFormatWith70 =
  'Based on the format with 70 multiple-choice questions and a Create task of 6 points.';
export const apEuropeanHistoryScore = 'AP European History Score Calculator';
export const freeApEuropeanHistory =
  'Free AP European History score estimate (1 to 5) from 55 multiple-choice questions and 5 free-response items: exact arithmetic, cut-offs, points needed.';
export const apEuroScoreCalculator = 'AP Euro score calculator, AP European History score calculator';
export const apEuropeanHistory = 'AP European History';
export const shortAnswer1 = 'Short answer 1';
export const threePartsOnePoint = 'Three parts, one point each, on a historian’s text.';
export const shortAnswer2 = 'Short answer 2';
export const threePartsOnePointEach = 'Three parts, one point each, on a primary source or a picture.';
export const shortAnswer3 = 'Short answer 3';
export const threePartsOnePointEachWithout = 'Three parts, one point each, without a source.';
export const documentBasedQuestion = 'Document-based question';
export const anEssayThatArgues =
  'An essay that argues from the documents given: thesis, context, evidence, analysis.';
export const longEssay = 'Long essay';
export const anEssayFromWhat = 'An essay from what you know: thesis, context, evidence, reasoning.';
export const theFormatWith55 =
  'Based on the format with 55 multiple-choice questions. The short answers are 20% of the exam together, the document-based question 25% and the long essay 15%. The points of each item follow the rubric that AP histories share.';
export const apUsGovernmentScore = 'AP US Government Score Calculator';
export const freeApUsGovernment =
  'Free AP US Government score estimate (1 to 5) from 55 multiple-choice questions and 4 free-response items: exact arithmetic, cut-offs, points needed.';
export const apGovScoreCalculator = 'AP Gov score calculator, AP US Government and Politics score';
export const apUsGovernment = 'AP US Government';
export const conceptApplication = 'Concept Application';
export const aScenarioAndWhat = 'A scenario, and what a concept explains about it.';
export const quantitativeAnalysis = 'Quantitative Analysis';
export const aChartATable = 'A chart, a table or a map: read it, draw a conclusion, explain it.';
export const scotusComparison = 'SCOTUS Comparison';
export const aCaseYouHave = 'A case you have not met beside one that the course requires.';
export const argumentEssay = 'Argument Essay';
export const aClaimWithEvidence = 'A claim with evidence, reasoning and an answer to the other side.';
export const apUnitedStatesGovernment = 'AP United States Government and Politics';
export const theFormatWith55Multiple =
  'Based on the format with 55 multiple-choice questions. Each of the four free responses is 12.5%, whatever its points.';
export const apEnglishLanguageScore = 'AP English Language Score Calculator';
export const freeApEnglishLanguage =
  'Free AP English Language score estimate (1 to 5) from 45 multiple-choice questions and 3 free-response items: exact arithmetic, cut-offs, points needed.';
export const apLangScoreCalculator = 'AP Lang score calculator, AP English Language score';
export const apEnglishLanguage = 'AP English Language';
export const synthesis = 'Synthesis';
export const anArgumentMade = 'An argument made from the sources given.';
export const rhetoricalAnalysis = 'Rhetorical Analysis';
export const howAWritersChoices = 'How a writer’s choices serve a purpose.';
export const argument = 'Argument';
export const aPosition = 'A position of your own with evidence.';
export const apEnglishLanguageAndComposition = 'AP English Language and Composition';
export const theFormatWith45Multiple =
  'Based on the format with 45 multiple-choice questions and three essays of equal weight.';
export const apEnglishLiteratureScore = 'AP English Literature Score Calculator';
export const freeApEnglishLiterature =
  'Free AP English Literature score estimate (1 to 5) from 45 multiple-choice questions and 3 free-response items: exact arithmetic, cut-offs, points needed.';
export const apLitScoreCalculator = 'AP Lit score calculator, AP English Literature score';
export const apEnglishLiterature = 'AP English Literature';
export const poetryAnalysis = 'Poetry Analysis';
export const howAPoemMakes = 'How a poem makes its meaning.';
export const proseFictionAnalysis = 'Prose Fiction Analysis';
export const howAPassage = 'How a passage of fiction makes its meaning.';
export const literaryArgument = 'Literary Argument';
export const anArgumentAbout = 'An argument about a work of your choice.';
export const apEnglishLiteratureAndComposition = 'AP English Literature and Composition';
export const theFormatWith45MultipleChoice =
  'Based on the format with 45 multiple-choice questions and three essays. That the essays weigh the same is our assumption.';
export const apMacroeconomicsScoreCalculator = 'AP Macroeconomics Score Calculator';
export const freeApMacroeconomicsScore =
  'Free AP Macroeconomics score estimate (1 to 5) from 60 multiple-choice questions and 3 free-response items: exact arithmetic, cut-offs, points needed.';
export const apMacroScoreCalculator = 'AP Macro score calculator, AP Macroeconomics score calculator';
export const apMacroeconomics = 'AP Macroeconomics';
export const longQuestion = 'Long question';
export const aSituationInSeveral = 'A situation in several steps, with graphs.';
export const oneModelOrConcept = 'One model or concept, applied.';
export const theFormatWith60MultipleChoice =
  'Based on the format with 60 multiple-choice questions. The long question is half of the free-response share, each short one a quarter.';
export const apPhysics1Score = 'AP Physics 1 Score Calculator';
export const freeApPhysics1 =
  'Free AP Physics 1 score estimate (1 to 5) from 50 multiple-choice questions and 5 free-response items: exact arithmetic, cut-offs, points needed.';
export const apPhysics1ScoreCalculator = 'AP Physics 1 score calculator, AP Physics 1 curve';
export const apPhysics1 = 'AP Physics 1';
export const experimentalDesign = 'Experimental Design';
export const planAnExperiment = 'Plan an experiment, and analyze what it would give.';
export const quantitativeQualitativeTranslation = 'Quantitative/Qualitative Translation';
export const argueInWords = 'Argue in words and in equations, and join the two.';
export const aShorterProblemOne = 'A shorter problem; one of the three asks for a reasoned paragraph.';
export const apPhysics1Algebra = 'AP Physics 1: Algebra-Based';
export const theExamAsItWas =
  'Based on the exam before its 2025 redesign: 50 multiple-choice questions and five problems. The points of the problems (12, 12, 7, 7, 7) are from secondary sources. Today’s exam is different, so use this estimate as a rough guide only.';
export const apPhysicsCScore = 'AP Physics C Score Calculator';
export const freeApPhysicsC =
  'Free AP Physics C score estimate (1 to 5) from 35 multiple-choice questions and 3 free-response items: exact arithmetic, cut-offs, points needed.';
export const apPhysicsCScoreCalculator = 'AP Physics C score calculator, AP Physics C Mechanics score';
export const apPhysicsC = 'AP Physics C';
export const longProblem1 = 'Long problem 1';
export const aProblemInManyParts = 'A problem in many parts, with calculus.';
export const longProblem2 = 'Long problem 2';
export const shortProblem = 'Short problem';
export const apPhysicsCMechanics = 'AP Physics C: Mechanics';
export const ofTheMechanicsExam = (describePassingRate: Value) =>
  `Of the Mechanics exam: ${describePassingRate}`;
export const theExamAsItWasBefore =
  'Based on the exam before its 2025 redesign, with 35 multiple-choice questions. Two long problems and one short one are our choice: 35 points in all, of equal weight.';
export const apPhysicsScoreCalculator = 'AP Physics Score Calculator';
export const freeApPhysicsScore =
  'Free AP Physics score estimate (1 to 5) from 50 multiple-choice questions and 5 free-response items: exact arithmetic, cut-offs, points needed.';
export const apPhysicsScoreCalculatorAp = 'AP Physics score calculator, AP Physics score estimate';
export const apPhysics = 'AP Physics';
export const apPhysicsAlgebraBased = 'AP Physics, algebra-based (as in Physics 1)';
export const thereIsNoExam = (describePassingRate: Value) =>
  `There is no exam of this name alone. Of AP Physics 1: ${describePassingRate}`;
export const thisPageModels =
  'Based on Physics 1 before its 2025 redesign, an algebra-based exam: 50 multiple-choice questions and five problems. The points of the problems (12, 12, 7, 7, 7) are from secondary sources. For mechanics with calculus, use the Physics C page.';
export const apPsychologyScoreCalculator = 'AP Psychology Score Calculator';
export const freeApPsychologyScore =
  'Free AP Psychology score estimate (1 to 5) from 100 multiple-choice questions and 2 free-response items: exact arithmetic, cut-offs, points needed.';
export const apPsychologyScoreCalculatorAp = 'AP Psychology score calculator, AP Psych score calculator';
export const apPsychology = 'AP Psychology';
export const aScenarioAndHow = 'A scenario, and how several concepts show in it.';
export const researchDesign = 'Research Design';
export const aStudyItsMethod = 'A study: its method, its figures and what may be concluded.';
export const theExamAsItWasBeforeItsRedesign =
  'Based on the exam before its 2025 redesign: 100 multiple-choice questions and two free responses of 7 points. Today’s exam is different, so use this estimate as a rough guide only.';
export const apWorldHistoryScore = 'AP World History Score Calculator';
export const freeApWorldHistory =
  'Free AP World History score estimate (1 to 5) from 55 multiple-choice questions and 5 free-response items: exact arithmetic, cut-offs, points needed.';
export const apWorldScoreCalculator = 'AP World score calculator, AP World History Modern score calculator';
export const apWorldHistory = 'AP World History';
export const apWorldHistoryModern = 'AP World History: Modern';
export const apUsHistoryScore = 'AP US History Score Calculator';
export const freeApUsHistory =
  'Free AP US History score estimate (1 to 5) from 55 multiple-choice questions and 5 free-response items: exact arithmetic, cut-offs, points needed.';
export const apushScoreCalculatorAp =
  'APUSH score calculator, AP US History score calculator, APUSH DBQ LEQ weights';
export const apUsHistory = 'AP US History';
export const apUnitedStatesHistory = 'AP United States History';
export const theFormatWith55MultipleChoice =
  'Based on the format with 55 multiple-choice questions. The short answers are 20% of the exam together, the document-based question 25% and the long essay 15%.';
export const manyCollegesGiveCredit =
  'Many colleges give credit or placement for a 3 or better. Some want a 4 or a 5, and some give none. Check the college’s policy.';
export const n60MultipleChoiceQuestions =
  '60 multiple-choice questions for half of the score; two long questions of 10 points and four short ones of 4 for the other half.';
export const n45MultipleChoiceQuestions =
  '45 multiple-choice questions for half of the score; six problems of 9 points for the other half, two with a calculator and four without.';
export const n45MultipleChoiceQuestionsForHalf =
  '45 multiple-choice questions for half of the score; six problems of 9 points for the other half, two with a calculator and four without. The AB subscore is not estimated.';
export const n60MultipleChoiceQuestionsForHalf =
  '60 multiple-choice questions for half of the score; three long questions of 10 points and four short ones of 4 for the other half.';
export const n40MultipleChoiceQuestions =
  '40 multiple-choice questions for half of the score; four programming questions of 9 points for the other half.';
export const n70MultipleChoiceQuestions =
  '70 multiple-choice questions for 70% of the score; the Create performance task of 6 points for 30%.';
export const n55MultipleChoiceQuestions =
  '55 multiple-choice questions for 40% of the score; three short answers, a document-based question and a long essay for 60%.';
export const n55MultipleChoiceQuestionsForHalf =
  '55 multiple-choice questions for half of the score; four free-response questions for the other half, an eighth each.';
export const n45MultipleChoiceQuestionsFor45 =
  '45 multiple-choice questions for 45% of the score; three essays of 6 points for 55%.';
export const n60MultipleChoiceQuestionsFor66 =
  '60 multiple-choice questions for 66.7% of the score; one long and two short free-response questions for 33.3%.';
export const n50MultipleChoiceQuestions =
  '50 multiple-choice questions for half of the score; five problems with 45 points for the other half.';
export const n35MultipleChoiceQuestions =
  '35 multiple-choice questions for half of the score; two long problems of 15 points and a short one of 5 for the other half.';
export const n100MultipleChoiceQuestions =
  '100 multiple-choice questions for 66.7% of the score; two free-response questions for 33.3%.';
export const studentsWithThreeOrBetter = (percent: Value, year: Value) =>
  `${percent}% of students scored 3 or better in ${year}.`;
export const n55MultipleChoiceQuestionsFor40 =
  '55 multiple-choice questions for 40% of the score; three short answers, a document-based question and a long essay for 60%.';
