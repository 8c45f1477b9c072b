/** Statuses of what is not there. */
export const statusesOfNothing: readonly number[] = [404, 405, 501]
