import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import { isObject } from '../is-object.js'
import { namesAspect } from '../names-aspect.js'
import { lastSegment } from '../memory/last-segment.js'
import { knownPending } from './pending-lists/known-pending.js'
import { type PendingList, pendingList } from './pending-lists/pending-list.js'
import { toldOtherwise } from './pending-lists/told-otherwise.js'
import { wrongPending } from './pending-lists/wrong-pending.js'
import type { AnsweredExchange, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'pending-lists'
const agree = aspectOf('items-agree', 'agree')
const [lists, alone] = ['getPendingTransactions', 'getTransaction']

/** Each list of pending transactions holds what its filters ask for, as far as other answers of the run tell. */
export const pendingLists: Rule = {
  id: `rules/${by}`,
  title: 'A list of pending transactions holds those that its query asks for',
  file: `src/rules/transactions/${by}.ts`,
  contradicts: (requirement) => watchedBy(by)(requirement) || namesAspect(agree)(requirement),
  remember,
}

/** Lists that are remembered, of each caller. */
const most = 2000

/** What one caller was told. */
interface Told {
  readonly lists: PendingList[]
  readonly checks: Map<string, number>
}

function remember(_contract: Contract): Memory {
  const told = new Map<string, Told>()

  const note = (answered: AnsweredExchange): void => {
    const { actor } = answered.exchange
    const own: Told = told.get(actor) ?? { lists: [], checks: new Map() }
    told.set(actor, own)
    if (answered.operation.id === alone) return noteCheck(answered, own)
    // By another clock, other holds have expired.
    if (answered.operation.id !== lists || answered.facts.clock === 'moved') return
    const list = own.lists.length < most ? pendingList(answered) : undefined
    if (list === undefined) return
    own.lists.push(list)
  }

  return {
    concerns: ({ interface: name }) => name === 'transactions',
    look(_exchange, answered) {
      if (answered !== undefined) note(answered)
      return []
    },
    settle: () =>
      [...told.values()].flatMap((own) => {
        const known = knownPending(own.lists, own.checks)
        return [...wrongPending(known, requirementOf), ...toldOtherwise(known, toldBy)]
      }),
  }
}

function noteCheck({ exchange, response, json }: AnsweredExchange, { checks }: Told): void {
  if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return
  const { checkNumber } = json.value
  const id = lastSegment(exchange.request.url)
  if (typeof checkNumber !== 'number') return
  // Two numbers tell nothing.
  checks.set(id, (checks.get(id) ?? checkNumber) === checkNumber ? checkNumber : Number.NaN)
}

/** The requirement that a list contradicts which holds something else than it was asked for. */
function requirementOf(
  { operation, narrowed, isFirst }: PendingList,
  isThere: boolean,
): string | undefined {
  const rowAbout = (about: string) => operation.requirement({ kind: 'watched', by, about })
  const [[name = '', value = ''] = [], ...more] = Object.entries(narrowed.given)
  if (!isFirst) return name === '' ? undefined : rowAbout('pages')
  if (more.length > 0) return rowAbout('together')
  if (name === '') return rowAbout(isThere ? 'no holdState' : 'no account')
  const isRange = value.includes('-') && name === 'checkNumber'
  const isSeveral = (name === 'checkNumber' ? /[,|]/ : /\|/).test(value)
  // Which of the two is at fault is not to be seen.
  if (isRange && isSeveral) return undefined
  return rowAbout(isRange ? `${name} range` : isSeveral ? `${name} several` : name)
}

const toldBy = ({ operation, narrowed }: PendingList) => ({
  // How many there are without a filter is another requirement.
  count:
    Object.keys(narrowed.given).length === 0
      ? undefined
      : operation.requirement({ kind: 'watched', by, about: 'pages' }),
  agree: operation.requirement(agree),
})
