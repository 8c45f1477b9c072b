import type { HookValues } from '../../../src/scenario/index.js'

/** Values for the hook `clock`. */
export const days = (count: number): HookValues => {
  const seconds = Math.round(count * 24 * 60 * 60)
  return { seconds, milliseconds: seconds * 1000 }
}
