import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import { interfacesWith } from '../memory/interfaces-with.js'
import { openWitnesses } from '../memory/witnesses.js'
import { namesAspect } from '../names-aspect.js'
import type { LateRemark, Memory, Remark, Rule } from '../rule.js'
import { type FoundList, foundList } from './searches/found-list.js'
import { type Lack, lackedBySearch } from './searches/lacked-by-search.js'
import { differingFrom } from './searches/told-of-location.js'
import { watchedBy } from '../watched-by.js'

const by = 'steadily-found'
const complete = aspectOf('filter', 'complete', 'type')

/** What searches find before and afterwards, each search that goes as far finds meanwhile, and tells it alike. */
export const steadilyFound: Rule = {
  id: `rules/${by}`,
  title: 'What searches find before and afterwards is found meanwhile, and told alike',
  file: 'src/rules/institutions/steadily-found.ts',
  decides: () => false,
  contradicts: (requirement) => watchedBy(by)(requirement) || namesAspect(complete)(requirement),
  judge: () => [],
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
  const witnesses = openWitnesses()
  const told = new Set<string>()
  let count = 0
  let isDue = false

  const isNew = ({ exchange, remark }: LateRemark): boolean => {
    const name = `${exchange} ${remark.requirement}`
    return !told.has(name) && told.add(name) !== undefined
  }

  return {
    concerns: (exchange) => names.has(exchange.interface ?? ''),
    look(exchange, answered) {
      const operation = answered?.operation
      if (answered === undefined || operation === undefined || !isSearch(operation)) return []
      const list = foundList(answered)
      if (list === undefined || count + list.items.size > most) return []
      const { lists } = places.get(list.place) ?? { lists: [] }
      places.set(list.place, { operation, lists: [...lists, list] })
      count += list.items.size
      isDue = true
      for (const [key, item] of list.items)
        for (const { about, said, judge } of differingFrom(operation, list, item))
          witnesses.note(`${list.telling} ${about} ${key}`, said, list.span, judge)
      return []
    },
    settle() {
      if (!isDue) return []
      isDue = false
      const lacking = [...places.values()].flatMap(({ operation, lists }) =>
        lackedBySearch(lists).map((lack) => ({
          exchange: lack.list.span.number,
          remark: lackOf(operation, lack),
        })),
      )
      return [...lacking, ...witnesses.settle()].filter(isNew)
    },
  }
}

const isSearch = ({ requirement }: Operation): boolean =>
  requirement({ kind: 'rule', rule: 'within-radius' }) !== undefined

function lackOf(operation: Operation, lack: Lack): Remark {
  const { list, lacking } = lack
  const [first = '', ...others] = lacking
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  return {
    requirement: requirementOf(operation, lack),
    verdict: 'fail',
    expected: `the ${first}${more}, found before and afterwards`,
    actual: `${list.items.size} others`,
    pointer: list.at,
  }
}

/** Which sentence the lack contradicts. */
function requirementOf(
  operation: Operation,
  { list, isElsewhere, isOfType }: Lack,
): string | undefined {
  const row = (about: string): string | undefined =>
    operation.requirement({ kind: 'watched', by, about })
  if (operation.deprecated !== undefined) return row('deprecated')
  if (isOfType) return row('all types')
  if (list.types !== '') return operation.requirement(complete)
  if (isElsewhere) return row(list.centre)
  return row(list.circle.hasFraction ? 'fraction' : list.circle.unit)
}
