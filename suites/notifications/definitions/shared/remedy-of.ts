/** What lets a definition be seen that is expired, or is not: no fixture names one of those that are not. */
export const remedyOf = (expired: boolean): string =>
  expired
    ? 'fixtures.notifications.expiredDefinition'
    : 'let a definition that has not expired say so, with expired false'
