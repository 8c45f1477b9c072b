import type { Liberty } from '../../liberty.js'
import { lag, lists } from '../../alterations/lag.js'
import { othersAct } from '../../alterations/others-act.js'
import { twoWriters } from '../../alterations/two-writers.js'
import type { AlteredBehaviour, Variation } from '../../variation.js'

/** Of two nodes that answer by turns, one is behind. */
const twoNodes: AlteredBehaviour = (before, timer) => {
  let asked = 0
  const isLate = (operation: string): boolean =>
    (lists.has(operation) || operation === 'getResolvedText') && (asked += 1) % 2 === 1
  return lag(400, isLate)(before, timer)
}

/** What was written when, by a clock that is behind. */
const tellEarlier =
  (milliseconds: number): NonNullable<Variation['response']> =>
  async (response) => {
    if (!/json/.test(response.headers.get('content-type') ?? '')) return response
    const text = (await response.text()).replaceAll(
      /("(?:createdAt|updatedAt)":")([^"]*)(?=")/g,
      (_, name: string, told: string) =>
        name + new Date(Date.parse(told) - milliseconds).toISOString(),
    )
    return new Response(text, response)
  }

/** Banks that live: others use them, their lists are copies, and they have more callers than time. */
const liberties: readonly Liberty[] = [
  {
    name: 'living-others-act',
    sentence:
      'Before every fourth request someone else writes, publishes, pays, opens or closes something.',
    because: 'A caller is one of many; that nothing changes between two requests is not said.',
    behaviour: othersAct(4),
  },
  {
    name: 'living-others-act-in-pages-of-two',
    sentence: 'Pages have two items at most, and others act before every second request.',
    because: 'The maximum page size is not shown, nor that nothing changes between two requests.',
    behaviour(own, timer) {
      return { ...othersAct(2)(own, timer), numberedPageSize: (limit) => Math.min(limit, 2) }
    },
  },
  {
    name: 'living-lists-lag',
    sentence: 'Lists show what was there 400 milliseconds ago.',
    because: 'When what was written comes to a list is not said.',
    behaviour: lag(400),
  },
  {
    name: 'living-two-nodes',
    sentence:
      'Lists and resolved text come from two nodes by turns, of which one is 400 milliseconds behind.',
    because: 'When what was written comes to a list is not said.',
    behaviour: (before, timer) => twoNodes(before, timer),
  },
  {
    name: 'living-two-nodes-others-act',
    sentence:
      'Lists and resolved text come from two nodes by turns, of which one is 400 milliseconds behind, and others act before every fourth request.',
    because:
      'When what was written comes to a list is not said, nor that nothing changes between two requests.',
    behaviour(before, timer) {
      const late = { ...before, ...twoNodes(before, timer) }
      return { ...late, ...othersAct(4)(late, timer) }
    },
  },
  {
    name: 'living-three-nodes',
    sentence: 'Lists come from three nodes in turn, of which one is 400 milliseconds behind.',
    because: 'When what was written comes to a list is not said.',
    behaviour(before, timer) {
      let asked = 0
      const isLate = (operation: string): boolean => lists.has(operation) && (asked += 1) % 3 === 1
      return lag(400, isLate)(before, timer)
    },
  },
  {
    name: 'living-three-nodes-a-minute-behind',
    sentence:
      'Lists come from three nodes in turn, of which one is 400 milliseconds behind, and all tell times of a minute ago.',
    because: 'When what was written comes to a list is not said, nor whose clock tells the time.',
    behaviour(before, timer) {
      let asked = 0
      const isLate = (operation: string): boolean => lists.has(operation) && (asked += 1) % 3 === 1
      return lag(400, isLate)(before, timer)
    },
    response: tellEarlier(60_000),
  },
  {
    name: 'living-two-nodes-while-others-act',
    sentence:
      'Others act before every fourth request, and lists come from two nodes by turns, of which one is 400 milliseconds behind.',
    because: 'When what anyone wrote comes to a list is not said.',
    behaviour(before, timer) {
      let asked = 0
      const isLate = (operation: string): boolean => lists.has(operation) && (asked += 1) % 2 === 1
      const nodes = lag(400, isLate)(before, timer)
      return { ...nodes, ...othersAct(4)({ ...before, ...nodes }, timer) }
    },
  },
  {
    name: 'living-two-writers',
    sentence:
      'Two nodes take writes by turns, and the lists of one show what the other wrote 400 milliseconds later.',
    because:
      'When what was written comes to a list is not said, nor that it comes there in the order in which it was written.',
    behaviour: (before, timer) => twoWriters(400)(before, timer),
  },
  {
    name: 'living-two-writers-others-act',
    sentence:
      'Two nodes take writes by turns, the lists of one show what the other wrote 400 milliseconds later, and others act before every fourth request.',
    because:
      'When what was written comes to a list is not said, nor that nothing changes between two requests.',
    behaviour(before, timer) {
      const nodes = { ...before, ...twoWriters(400)(before, timer) }
      return { ...nodes, ...othersAct(4)(nodes, timer) }
    },
  },
  {
    name: 'living-resolved-text-lags',
    sentence: 'Resolved text shows the strings that were there 400 milliseconds ago.',
    because: 'When what was written comes to resolved text is not said; it may be generated.',
    behaviour: lag(400, (operation) => operation === 'getResolvedText'),
  },
  {
    name: 'living-forty-a-second',
    sentence: 'Each caller has forty requests a second.',
    because:
      'Status 429 is returned when a client sends too many requests in a period; the thresholds are not shown.',
    behaviour() {
      const recent = new Map<string, number[]>()
      return {
        admits({ name }, _operation, now) {
          const times = (recent.get(name) ?? []).filter((at) => at > now - 1000)
          recent.set(name, times)
          return times.length < 40 && times.push(now) > 0
        },
      }
    },
  },
]

export default liberties
