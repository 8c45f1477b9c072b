import type { Stage } from '../../../src/scenario/index.js'

/** Milliseconds in which what was refused would have been done all the same, where a service writes some time later. */
const later = 700

/** Waits until what was refused would have been done, before it is looked what became of it. */
export const awaitAftermath = ({ now, waitUntil }: Pick<Stage, 'now' | 'waitUntil'>) =>
  waitUntil(now() + later)
