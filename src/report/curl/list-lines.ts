import type { Exchange } from '../../exchange/exchange.js'
import type { Arrival } from './arrivals-in.js'
import { identifiersLine } from './identifiers-in.js'

/**
 * Lines that read a list and keep what was in it, or take from it what came since: that may take its time.
 *
 * @param command reads it
 * @param arrivals all that the script needs
 * @param variables the names that what came gets
 */
export function listLines(
  list: Exchange,
  command: string,
  arrivals: readonly Arrival[],
  variables: ReadonlyMap<Arrival, string>,
): readonly string[] {
  const lists = [...new Set(arrivals.map(({ before }) => before))]
  const known = (before: Exchange): string => `known${lists.indexOf(before) + 1}`
  const takes = arrivals
    .filter((one) => one.list === list)
    .map((one) => {
      const variable = variables.get(one) ?? ''
      const since = `grep -vxF -e "$${known(one.before)}"`
      return {
        variable,
        line: `${variable}=$(${identifiersLine} | ${since} | sed -n ${one.place}p)`,
      }
    })
  const read =
    takes.length === 0
      ? [command]
      : [
          'for again in 1 2 3 4 5; do',
          `  ${command.replaceAll('\n', '\n  ')}`,
          ...takes.map(({ line }) => `  ${line}`),
          `  ${takes.map(({ variable }) => `[ -z "$${variable}" ] || `).join('')}break`,
          '  sleep 2',
          'done',
        ]
  return lists.includes(list) ? [...read, `${known(list)}=$(${identifiersLine})`] : read
}
