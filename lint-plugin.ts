/** The parts of the linter's plugin interface (which is ESLint's) that the rules use. */
interface RuleContext {
  report(problem: { node: object; message: string }): void;
}

interface NewExpression {
  callee: { type: string; name?: string };
  arguments: readonly object[];
}

/** Lint rules that oxlint does not have. */
export default {
  meta: { name: 'forecourt' },
  rules: {
    /** `new Date()` reads the clock; `new Date(instant)` does not. */
    'no-clock': {
      create: (context: RuleContext) => ({
        NewExpression(node: NewExpression) {
          const { callee } = node;
          if (callee.type !== 'Identifier' || callee.name !== 'Date') return;
          if (node.arguments.length > 0) return;
          context.report({
            node,
            message: 'The domain does not read the clock: pass the time as an argument.',
          });
        },
      }),
    },
  },
};
