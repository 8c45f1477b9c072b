/**
 * What the error for the memo of a transaction that does not exist is called: there is neither a transaction nor a
 * memo for the identifier, so either name says what is the case (document 1, Errors).
 */
export const noSuchTransaction = ['transactionNotFound', 'transactionMemoNotFound']
