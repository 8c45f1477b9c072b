import type { Stage } from './stage/stage.js'

/** Milliseconds in which what a service does some time after its answer would have been done. */
const later = 700

/**
 * Waits until what was refused would have been done all the same, or what was done undone, before it is looked what
 * became of it. What was sent meanwhile took its time as well.
 *
 * @param since when it was answered, as `now` tells it
 */
export const awaitAftermath = (
  { now, waitUntil }: Pick<Stage, 'now' | 'waitUntil'>,
  since = now(),
): Promise<void> => waitUntil(since + later)
