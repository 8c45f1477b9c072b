/** The member that a requirement on a schema is about: the last part of its id. */
export const memberOf = (requirement: string): string =>
  requirement.slice(requirement.lastIndexOf('.') + 1)
