/**
 * The customer for whom a caller asks, where the request names one. What is told of an account may depend on it: its
 * nickname and its permissions are those of a customer (document 1, Account).
 *
 * @param url absolute
 */
export const onBehalfOf = (url: string): string =>
  new URL(url).searchParams.getAll('customerId').join()
