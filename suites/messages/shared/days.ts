import type { HookValues } from '../../../src/scenario/index.js'

/** What the hook `clock` is told. */
export const days = (count: number): HookValues => {
  const seconds = Math.round(count * 24 * 60 * 60)
  return { seconds, milliseconds: seconds * 1000 }
}
