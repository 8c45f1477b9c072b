/** Whether a name is one of those that the suite gives, or such a one with a digit more: the string comes and goes. */
export const isOwnName = (name: string): boolean =>
  /^(?:assay|_assay\$|Assay_\$)\d{1,10}$/.test(name)
