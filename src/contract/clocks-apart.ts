/** Milliseconds by which the clocks of one service may differ: two times that it tells may each be told by another. */
export const clocksApart = 5 * 60_000
