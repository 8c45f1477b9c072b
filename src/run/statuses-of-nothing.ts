/** Statuses of what is not there. */
export const statusesOfNothing: readonly number[] = [404, 405, 501]

/** Statuses of requests that may be refused before anybody looks what is there: for their credentials or their body. */
export const statusesInFront: readonly number[] = [400, 401, 403, 411, 413, 415, 429]
