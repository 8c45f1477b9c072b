import {
  type Answer,
  type Item,
  law,
  lawCase,
  type Operation,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { isAddedTo } from '../shared/is-added-to.js'
import { laterPages } from '../shared/later-pages.js'
import { itemsAgree } from './binding.js'
import { furtherNames } from './further-names.js'
import { judgeByTurns } from './judge-by-turns.js'
import { judgeItems, type Known } from './judge-items.js'
import { narrowedPages } from './narrowed-pages.js'
import { smallPages } from './small-pages.js'

const mostItems = 18

/** What a list says of its items is what they say of themselves. */
export default law(({ operations }) =>
  operations.flatMap((operation) => {
    const { itemResource } = operation
    const resource = operations.find(({ id }) => id === itemResource?.operation)
    const parameter = resource?.parameters.findLast((one) => one.in === 'path')?.name
    if (itemResource === undefined || resource === undefined || parameter === undefined) return []
    const requirement = aspectsOf(operation, itemsAgree)
    const nameOf = (item: Item): string => String(item[itemResource.by] ?? '')
    return lawCase({
      operation: operation.id,
      title: `${operation.id} says of its items what ${resource.id} says of them`,
      verifies: { agree: requirement('agree'), carried: requirement('carried') },
      // Where items are replaced meanwhile, a list that lags behind would be found by chance.
      undisturbed: isAddedTo(operations) || operations.some((one) => replaces(one, resource)),
      requests: 4,
      async steps(stage) {
        const { customer, plain, giveUp, confirmed } = stage
        const { order, answer } = await plain(operation)
        const pagesFrom = async (first: Answer): Promise<readonly Answer[]> =>
          [first, ...(await laterPages(stage, operation, first, order))].filter(
            ({ status }) => status === 200,
          )
        const all = (await pagesFrom(answer)).flatMap(({ items }) => items.map(nameOf))
        const names = spread([...new Set(all)].filter((name) => name !== ''))
        const before = (await stage.capability(operation, 'read')) ?? []
        let compared = 0
        const known: Known = new Map()
        const ask = (name: string): Promise<Answer> =>
          customer.send(resource.id, { path: { ...order.path, [parameter]: name } })
        await confirmed(async (compare) => {
          const first = await customer.send(operation.id, order)
          const [pages, small, narrowed, found] = await Promise.all([
            pagesFrom(first),
            smallPages(stage, operation, first, order),
            narrowedPages(stage, operation, order),
            Promise.all(names.map(ask)),
          ])
          // What another page tells otherwise is compared as well, wherever it stands.
          const further = [...small, ...narrowed]
          const others = furtherNames(itemResource, { pages, further, read: before }).filter(
            (name) => !names.includes(name),
          )
          found.push(...(await Promise.all(others.map(ask))))
          const read = { names: [...names, ...others], found, pages: [...pages, ...further], known }
          compared = judgeItems(itemResource, read, compare)
        })
        const list = (): Promise<Answer> => customer.send(operation.id, order)
        await judgeByTurns(stage, stage.verify.agree, itemResource, known, { list, ask })
        if (compared === 0)
          giveUp(
            `No item of ${operation.id} could be compared with itself.`,
            `let what ${operation.id} lists be read with ${resource.id}`,
          )
      },
    })
  }),
)

/** Some of them, the first and the last among them. */
const spread = (names: readonly string[]): readonly string[] =>
  names.filter(
    (_name, index) =>
      Math.floor((index * (mostItems - 1)) / Math.max(names.length - 1, 1)) !==
      Math.floor(((index - 1) * (mostItems - 1)) / Math.max(names.length - 1, 1)),
  )

const replaces = ({ method, path }: Operation, resource: Operation): boolean =>
  method === 'PUT' && path === resource.path
