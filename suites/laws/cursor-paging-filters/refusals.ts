/** Statuses that say that the request for a page was at fault. */
export const refusals = [400, 404, 422]
