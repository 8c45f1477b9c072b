import {
  type Answer,
  differingMembers,
  type Item,
  law,
  lawCase,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { isAddedTo } from '../shared/is-added-to.js'
import { itemsAgree } from './binding.js'

const mostItems = 6

/** What a list says of its items is what they say of themselves. */
export default law(({ operations }) =>
  operations.flatMap((operation) => {
    const { itemResource } = operation
    const resource = operations.find(({ id }) => id === itemResource?.operation)
    const parameter = resource?.parameters.findLast((one) => one.in === 'path')?.name
    if (itemResource === undefined || resource === undefined || parameter === undefined) return []
    const requirement = aspectsOf(operation, itemsAgree)
    // What an item has besides is the target's own, and may mean something else there.
    const isDocumented = (member: string): boolean => itemResource.members.includes(member)
    const nameOf = (item: Item): string => String(item[itemResource.by] ?? '')
    return lawCase({
      operation: operation.id,
      title: `${operation.id} says of its items what ${resource.id} says of them`,
      verifies: { agree: requirement('agree'), carried: requirement('carried') },
      undisturbed: isAddedTo(operations),
      requests: 2 + mostItems,
      async steps({ customer, plain, giveUp, confirmed }) {
        const { order, answer } = await plain(operation)
        const names = spread(answer.items.map(nameOf).filter((name) => name !== ''))
        let compared = 0
        const read = (name: string): Promise<Answer> =>
          customer.send(resource.id, { path: { ...order.path, [parameter]: name } })
        await confirmed(async (compare) => {
          const list = await customer.send(operation.id, order)
          for (const name of names) {
            const item = list.items.find((one) => nameOf(one) === name)
            const found = await read(name)
            // Not every item need be answered by itself, and another one is the fault of another requirement.
            if (item === undefined || found.status !== 200 || !isObject(found.json)) continue
            if (![undefined, name].includes(found.json[itemResource.by] as string)) continue
            compared += 1
            const [first] = differingMembers(item, found.json).filter(isDocumented)
            compare.agree(found).that({
              holds: first === undefined,
              expected: `what the list says: ${JSON.stringify(first && item[first])}`,
              actual: JSON.stringify(first && found.json[first]) ?? '',
              pointer: `/${first ?? ''}`,
              exchanges: [list.exchange.number],
            })
            const { carried: said } = itemResource
            if (said.length === 0) continue
            const left = said.find((one) => isShown(found.json, one) && item[one] === undefined)
            compare.carried(list).that({
              holds: left === undefined,
              expected: `what ${resource.id} shows: ${left}`,
              actual: `an item without ${left}`,
              pointer: `${itemsAt(list)}/${list.items.indexOf(item)}`,
              exchanges: [found.exchange.number],
            })
          }
        })
        if (compared === 0) giveUp(`No item of ${operation.id} could be compared with itself.`)
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

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a resource has something to tell there: nothing is left out with what is empty. */
const isShown = (resource: unknown, member: string): boolean => {
  const value = isObject(resource) ? resource[member] : undefined
  if (value === undefined || value === null || value === '') return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}

/** JSON Pointer to the items of a list. */
const itemsAt = (list: Answer): string =>
  list.at('/items') === undefined ? '/_embedded/items' : '/items'
