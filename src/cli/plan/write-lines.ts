import { formatCount } from '../../report/format-count.js'
import { escapeTerminal } from '../../report/escape-terminal.js'
import { wrap } from '../../report/terminal/wrap.js'
import type { Profile } from '../../target/profile.js'
import type { CountedRequests } from './count-requests.js'
import type { DraftPlan } from './draft-plan.js'

type Writes = Required<Pick<CountedRequests, 'writes'>> & CountedRequests

/**
 * What is written: what scenarios put back, what stays, and what users may notice. What is meant to be refused
 * is told by its number alone.
 */
export function writeLines(
  { requests, interfaces }: DraftPlan,
  allow: Profile['safety']['allow'],
  width: number,
): readonly string[] {
  const writes = requests.filter((one): one is Writes => one.writes !== undefined)
  if (writes.length === 0)
    return [
      allow === 'observe'
        ? '  Nothing is written: the run may only read.'
        : '  Nothing is written.',
      '',
    ]
  const carriedOut = writes
    .filter((one) => one.writes.carriedOut > 0)
    .toSorted((one, other) => other.writes.carriedOut - one.writes.carriedOut)
  const refused = writes.reduce((sum, one) => sum + one.requests - one.writes.carriedOut, 0)
  const disruptive = interfaces.flatMap(({ name, scenarios }) => {
    const ids = scenarios.filter(({ safety }) => safety === 'disruptive').map(({ id }) => id)
    return ids.length === 0 ? [] : [{ name, ids: ids.map((id) => id.replace(`${name}/`, '')) }]
  })
  const section = (heading: string, some: readonly Writes[]): readonly string[] =>
    some.length === 0 ? [] : [`  ${heading}:`, ...some.map(line), '']
  return [
    ...section(
      'Written and put back by the scenario that wrote it',
      carriedOut.filter((one) => one.writes.putBack),
    ),
    ...section(
      'Not undone, since no client can undo it',
      carriedOut.filter((one) => !one.writes.putBack),
    ),
    ...section(
      'Users may notice, since it reaches users or subscribers',
      carriedOut.filter((one) => one.writes.noticed),
    ),
    ...(refused > 0
      ? [`  ${formatCount(refused)} more requests to write are meant to be refused.`, '']
      : []),
    ...(disruptive.length > 0
      ? [
          '  Disruptive scenarios:',
          ...disruptive.flatMap(({ name, ids }) =>
            wrap(ids.join(', '), width - 19).map(
              (text, at) => `  ${(at === 0 ? name : '').padEnd(17)}${text}`,
            ),
          ),
          '',
        ]
      : []),
  ]
}

const line = ({ name = '', method, summary = '', writes }: Writes): string =>
  `${formatCount(writes.carriedOut).padStart(7)}  ${`${method} ${name}`.padEnd(36)}  ${escapeTerminal(summary, 60)}`.trimEnd()
