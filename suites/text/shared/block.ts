/** As a block of Markdown has them: line ends, indents, two blanks that break a line, and signs that others take for codes. */
export const block =
  'Assay:\n\n1. *one*  \n   two\n\t`three\\n`\n\n# 100\u00a0% + %41 &amp; \\"four\\" 👩\u200d🚀 ' +
  '❤\ufe0f so\u00adlar \u200efive <!-- six --> \\\\seven %%'
