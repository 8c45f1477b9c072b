/** Under which class tools for JUnit show a requirement: `accounts.balances` for `accounts.balances.order`. */
export const className = (requirement: string): string =>
  // A tree for readers, which finds nothing.
  // oxlint-disable-next-line house/id-put-together
  requirement.replace(/\.[^.]*$/, '')
