/** Code loaded in any other way stays missing once a load has failed. */
export const codeSyntax = [
  {
    selector: "ImportExpression:not(CallExpression[callee.name='loadCode'] ImportExpression)",
    message: 'Load code with loadCode, which waits for the connection and tries again.',
  },
];
