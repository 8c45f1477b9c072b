/** What to do about a module of an extension that cannot be imported: Node looks for packages from where it stands. */
export const remedyForImport = (error: unknown): string =>
  error instanceof Error && error.message.includes("package 'assay'")
    ? 'Install assay where the extension is: npm install --save-dev assay'
    : 'Fix it, or install what is missing; an extension is an ES module.'
