/** Whether a name is one of those that the suite gives: such a string comes and goes during a run. */
export const isOwnName = (name: string): boolean =>
  /^(?:assay|_assay\$|Assay_\$)\d{1,9}$/.test(name)
