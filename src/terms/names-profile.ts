/** Sections of a profile with members of their own, and the option that stands for one. */
const part =
  /\b(?:actors|auth|callers|claims|fixtures|hooks|limits|listener|supplements|target)\.\w|--allow/

/** Whether a remedy is something that a profile or the command line gives, not an answer of the target. */
export const namesProfile = (remedy: string): boolean => part.test(remedy)
