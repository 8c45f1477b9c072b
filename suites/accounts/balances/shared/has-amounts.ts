import type { Answer } from '../../../../src/scenario/index.js'

/** Whether an answer shows an amount of this balance. */
export const hasAmounts = ({ items }: Answer, id: string): boolean =>
  items.some(
    (one) =>
      one['id'] === id &&
      ['available', 'current', 'currentWithPending'].some((name) => one[name] !== undefined),
  )
