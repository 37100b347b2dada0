/** Exam and tests as the bank holds them. */
interface BankFile {
  exam: object;
  tests: readonly { questions: readonly object[] }[];
}

/** JSON with a line for each question, so that a change shows which ones it is. */
export function formatBankFile({ exam, tests }: BankFile): string {
  const testLines = tests.map(({ questions, ...test }) => {
    const head = JSON.stringify(test).slice(0, -1);
    return `${head},"questions":[\n${questions.map((question) => JSON.stringify(question)).join(',\n')}\n]}`;
  });
  return `{\n"exam":${JSON.stringify(exam)},\n"tests":[\n${testLines.join(',\n')}\n]\n}\n`;
}
