import type { Contract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operation.js'
import { interfacesWith } from '../memory/interfaces-with.js'
import { openWitnesses, type Witnesses } from '../memory/witnesses.js'
import { namesAspect } from '../names-aspect.js'
import type { LateRemark, Memory, Rule } from '../rule.js'
import { type FoundList, foundList } from './searches/found-list.js'
import { changesAround, lackedAround } from './searches/lacked-around.js'
import { type Lack, lackedBySearch } from './searches/lacked-by-search.js'
import { remarkOfLack, typeAspects } from './searches/remark-of-lack.js'
import { differingFrom, distanceFrom, type Told } from './searches/told-of-location.js'
import { watchedBy } from '../watched-by.js'

const by = 'steadily-found'

/** What searches find before and afterwards, each search that goes as far finds meanwhile, and tells it alike. */
export const steadilyFound: Rule = {
  id: `rules/${by}`,
  title: 'What searches find before and afterwards is found meanwhile, and told alike',
  file: 'src/rules/institutions/steadily-found.ts',
  contradicts: (requirement) =>
    watchedBy(by)(requirement) || typeAspects.some((one) => namesAspect(one)(requirement)),
  remember,
}

/** Locations that are remembered. */
const most = 20_000

/** Searches of one operation. */
interface Searches {
  readonly operation: Operation
  readonly lists: FoundList[]
}

function remember(contract: Contract): Memory {
  const names = interfacesWith(contract, isSearch)
  const places = new Map<string, Searches>()
  const callers = new Map<string, Searches>()
  const witnesses = openWitnesses()
  const distances = openWitnesses()
  const shared = new Set<string>()
  let count = 0

  return {
    concerns: (exchange) => names.has(exchange.interface ?? ''),
    look(exchange, answered) {
      const operation = answered?.operation
      if (answered === undefined || operation === undefined || !isSearch(operation)) return []
      const list = foundList(answered)
      if (list === undefined || count + list.items.size > most) return []
      add(places, list.place, { operation, list })
      add(callers, list.caller, { operation, list })
      count += list.items.size
      for (const key of list.keys) if (!list.items.has(key)) shared.add(key)
      // What is told apart by its address may be several locations in one building.
      for (const [key, item] of [...list.items].filter(([, { place }]) => place !== undefined)) {
        const far = distanceFrom(operation, item)
        if (far !== undefined) note(distances, `${list.place} ${key}`, list, far)
        for (const told of differingFrom(operation, list, item)) {
          // So may what is in one place: a page ends between two that another answer shows together.
          const judge: Told['judge'] = (around) =>
            shared.has(key) ? undefined : told.judge(around)
          note(witnesses, `${list.telling} ${told.about} ${key}`, list, { ...told, judge })
        }
      }
      return []
    },
    settle() {
      const changes = new Map(
        [...callers].map(([caller, { lists }]) => [caller, changesAround(lists)]),
      )
      const lackedHere = (lists: readonly FoundList[]): readonly Lack[] =>
        lackedBySearch(lists, (key) =>
          lists.some(({ caller }) => changes.get(caller)?.(key) === true),
        )
      const lacking = [
        ...[...places.values()].flatMap(lacksOf(lackedHere)),
        ...[...callers.values()].flatMap(lacksOf(lackedAround)),
      ]
      return [...lacking, ...witnesses.settle(), ...distances.settle()]
    },
  }
}

/** What is told of a location may be corrected: nodes that follow one another show both for a while. */
const note = (
  to: Witnesses,
  place: string,
  { span, settleTime }: FoundList,
  { said, judge }: Told,
): void => to.note(place, said, span, judge, settleTime, 'once changed')

function add(
  to: Map<string, Searches>,
  name: string,
  { operation, list }: { readonly operation: Operation; readonly list: FoundList },
): void {
  const known = to.get(name) ?? { operation, lists: [] }
  known.lists.push(list)
  to.set(name, known)
}

const lacksOf =
  (look: (lists: readonly FoundList[]) => readonly Lack[]) =>
  ({ operation, lists }: Searches): readonly LateRemark[] =>
    look(lists).map((lack) => ({
      exchange: lack.list.span.number,
      remark: remarkOfLack(operation, lack),
    }))

const isSearch = ({ requirement }: Operation): boolean =>
  requirement({ kind: 'rule', rule: 'within-radius' }) !== undefined
