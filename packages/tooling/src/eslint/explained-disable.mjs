const DIRECTIVE = /^\s*eslint-(disable|disable-line|disable-next-line)\b/;
const REASON = /\s--\s+\S+\s+\S+/;

/** Disabling a rule needs its name and a reason: `eslint-disable-next-line rule -- the reason`. */
export const explainedDisable = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      unexplained:
        'Line {{line}}: switch a rule off only with a reason: eslint-disable-next-line rule -- the reason',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (DIRECTIVE.test(comment.value) && !REASON.test(comment.value)) {
          // Reported before the first line, where no directive can disable this rule.
          const { line } = comment.loc.start;
          context.report({ loc: { line: 0, column: 0 }, messageId: 'unexplained', data: { line } });
        }
      }
    },
  }),
};
