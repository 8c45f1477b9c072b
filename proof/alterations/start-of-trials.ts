/**
 * When all trials in memory begin, in milliseconds since 1970. It is the same time whenever the proof runs, so that it
 * finds the same each time: no minute, day or month ends within a trial. It is far from the system's clock: a
 * variation whose times are to fit those of the bank looks at the bank's clock, or at this.
 */
export const startOfTrials = Date.UTC(2026, 10, 16, 10)
