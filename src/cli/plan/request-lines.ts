import { formatCount } from '../../report/format-count.js'
import { wrap } from '../../report/terminal/wrap.js'
import { groupBy } from '../../run/group-by.js'
import type { DraftPlan } from './draft-plan.js'

const indent = ' '.repeat(19)

/** The requests by method and operation. */
export function requestLines({ requests }: DraftPlan, width: number): readonly string[] {
  if (requests.length === 0) return ['  No requests.', '']
  const sum = (counted: DraftPlan['requests']): number =>
    counted.reduce((total, one) => total + one.requests, 0)
  const methods = [...groupBy(requests, ({ method }) => [method])].toSorted(
    ([, one], [, other]) => sum(other) - sum(one),
  )
  const total = sum(requests)
  return [
    total === 1 ? '  About one request:' : `  About ${formatCount(total)} requests:`,
    ...methods.flatMap(([method, counted]) => {
      const parts = counted.map(
        ({ name = 'other links', requests: count }) => `${name} ${formatCount(count)}`,
      )
      const head = `  ${method.padEnd(8)}${formatCount(sum(counted)).padStart(6)}   `
      // A name and its number stay on one line.
      const whole = parts.map((part) => part.replaceAll(' ', '\u00a0')).join(' · ')
      return wrap(whole, width - indent.length).map(
        (line, at) => (at === 0 ? head : indent) + line.replaceAll('\u00a0', ' '),
      )
    }),
    '',
  ]
}
