/** What the run of a test is attached as. */
export const partName = 'assay-run'
