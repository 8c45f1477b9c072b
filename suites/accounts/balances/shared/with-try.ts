/**
 * Asks for balances: every second time as one does who asks again. Which of them a caller gets does not depend on that.
 *
 * @param asked how often it was asked before
 */
export const withTry = (accounts: readonly string[], asked: number) =>
  asked % 2 === 0 ? { accounts } : { accounts, retryCount: '1' }
