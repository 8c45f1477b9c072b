/**
 * How often the same is asked where only the answer to it can show a fault: one that shows in each fifth answer is to
 * be met in one run. A write that is refused changes nothing, so that it can be asked as often; one that is accepted
 * ends it.
 */
export const timesAsked = 5
