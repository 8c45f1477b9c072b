/** What Node says of a module that it takes for CommonJS. */
const takenForCommonJs = /outside a module|Unexpected token 'export'/

/** What to do about a module of an extension that cannot be imported: Node looks for packages from where it stands. */
export function remedyForImport(error: unknown): string {
  const said = error instanceof Error ? error.message : ''
  if (said.includes("package 'assay'"))
    return 'Install assay where the extension is: npm install --save-dev assay'
  return takenForCommonJs.test(said)
    ? 'An extension is made of ES modules: write "type": "module" into the next package.json above it.'
    : 'Fix it, or install what is missing; an extension is made of ES modules.'
}
