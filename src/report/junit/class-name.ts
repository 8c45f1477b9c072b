/** `accounts.balances` of `accounts.balances.order`. */
export const className = (requirement: string): string => requirement.replace(/\.[^.]*$/, '')
