import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import { hrefsIn } from '../links/hrefs-in.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { namesAspect } from '../names-aspect.js'
import { tellsOfOne } from '../memory/tells-of-one.js'
import type { AnsweredExchange, Memory, Remark, Rule } from '../rule.js'
import { splitAddress } from '../links/split-address.js'
import { watchedBy } from '../watched-by.js'

const agree = aspectOf('items-agree', 'agree')

/**
 * Where rows say what a link names for good, each answer says what the answers before said of the same resource, in a
 * list and by itself.
 */
export const toldOnce: Rule = {
  id: 'rules/told-once',
  title: 'What cannot change of a resource is the same in each answer that shows it',
  file: 'src/rules/agree/told-once.ts',
  contradicts: (requirement) =>
    namesAspect(agree)(requirement) || watchedBy('told-once')(requirement),
  remember,
}

/** Resources that are remembered. */
const most = 4000

/** A resource that an answer shows, and where. */
interface Shown {
  readonly body: Readonly<Record<string, unknown>>
  readonly pointer: string
}

function remember({ interfaces }: Contract): Memory {
  const lists = interfaces.flatMap(({ operations }) =>
    operations.filter(({ itemResource }) => (itemResource?.links.length ?? 0) > 0),
  )
  const names = new Set(lists.map(({ interface: name }) => name))
  /** What the answers of one operation said first, by resource and by what it is about. */
  const said = new Map<string, Map<string, string>>()

  const lookAt = (
    answered: AnsweredExchange,
    list: Operation,
    { body, pointer }: Shown,
  ): readonly Remark[] => {
    const { operation, exchange } = answered
    const { by = '', links = [], operation: alone } = list.itemResource ?? {}
    const id = body[by]
    if (typeof id !== 'string' || id === '') return []
    // An identifier may be given again after its resource is gone; not with the same moment.
    const created = Date.parse(String(body['createdAt']))
    if (Number.isNaN(created)) return []
    const placeOf = (from: string | undefined): string =>
      `${list.interface}.${from} ${id} ${created}`
    const own = placeOf(operation.id)
    const known = said.get(own) ?? new Map<string, string>()
    if (!said.has(own) && said.size < most) said.set(own, known)
    const others = said.get(placeOf(operation === list ? alone : list.id))
    return factsOf(body, links, exchange.request.url).flatMap(([about, value]) => {
      const watched = { kind: 'watched', by: 'told-once', about } as const
      const row = list.requirement(watched)
      if (row === undefined) return []
      const before = known.get(about)
      if (tellsOfOne(created, answered)) known.set(about, before ?? value)
      const at = `${pointer}/_links/${about}`
      const remark = (requirement: string | undefined, expected: string): Remark => ({
        requirement,
        verdict: 'fail',
        expected: `${expected}, as before`,
        actual: value,
        pointer: at,
      })
      if (before !== undefined && before !== value) return [remark(row, before)]
      const other = others?.get(about)
      return other === undefined || other === value ? [] : [remark(list.requirement(agree), other)]
    })
  }

  return {
    concerns: (exchange) => names.has(exchange.interface ?? ''),
    look: (exchange, answered) =>
      answered === undefined
        ? []
        : lists
            .filter((one) => one.interface === exchange.interface)
            .flatMap((list) =>
              shownIn(answered, list).flatMap((shown) => lookAt(answered, list, shown)),
            ),
    settle: () => [],
  }
}

/** What an answer shows of the resources of a list: its items, or one by itself. */
function shownIn(answered: AnsweredExchange, list: Operation): readonly Shown[] {
  const { operation, response, json } = answered
  if (operation === list) {
    const { at = '', items = [] } = itemsOfPage(answered) ?? {}
    return items.flatMap((body, index) =>
      isObject(body) ? [{ body, pointer: `${at}/${index}` }] : [],
    )
  }
  const isAlone = operation.id === list.itemResource?.operation && response.status === 200
  return isAlone && json.kind === 'json' && isObject(json.value)
    ? [{ body: json.value, pointer: '' }]
    : []
}

/** What single links lead to. */
const factsOf = (
  body: Readonly<Record<string, unknown>>,
  links: readonly string[],
  from: string,
): readonly (readonly [about: string, value: string])[] =>
  links.flatMap((relation) => {
    const [href, ...more] = hrefsIn(body, relation)
    const last = href === undefined ? undefined : splitAddress(href, from)?.last
    return last === undefined || more.length > 0 ? [] : [[relation, last] as const]
  })
