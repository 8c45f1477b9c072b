/** Whether a group is directly below one of others: whether those further below are its subgroups as well is not said. */
export const isNextBelow = (group: string, others: readonly string[]): boolean =>
  others.includes(group.replace(/\.[^.]*$/, '')) && group.includes('.')
