/** Statuses of what is not there. */
export const statusesOfNothing: readonly number[] = [404, 405, 501]

/** Statuses that may refuse a request before its address is looked at: for its credentials or its body. */
export const statusesInFront: readonly number[] = [400, 401, 403, 411, 413, 415, 429]
