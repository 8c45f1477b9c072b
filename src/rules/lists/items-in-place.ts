import { embedsItems } from '../../contract/item-schema.js'
import { isObject } from '../is-object.js'
import type { Rule } from '../rule.js'

/**
 * Items of a list that embeds them stand there, and nowhere else alone; a list without any may leave out the place. It
 * is the shape of the body that is wrong then, which `body-as-described` decides.
 */
export const itemsInPlace: Rule = {
  id: 'rules/items-in-place',
  title: 'The items of a list stand where the definition has them',
  file: 'src/rules/lists/items-in-place.ts',
  judge: ({ operation, response, json }) => {
    if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return []
    const { _embedded: embedded, items, name } = json.value
    if (isObject(embedded) && embedded['items'] !== undefined) return []
    if (!embedsItems(operation)) return []
    const places: readonly (readonly [place: string, value: unknown])[] = [
      ['/items', items],
      ['/_embedded', embedded],
      [`/${String(name)}`, json.value[String(name)]],
      [`/_embedded/${String(name)}`, isObject(embedded) ? embedded[String(name)] : undefined],
    ]
    const [pointer] = places.find(([, value]) => areResources(value)) ?? []
    if (pointer === undefined) return []
    const requirement = operation.requirement({ kind: 'body' })
    const [expected, actual] = ['items at /_embedded/items', `items at ${pointer}`]
    return [{ requirement, verdict: 'fail', expected, actual, pointer }]
  },
}

/** Whether it is a list of resources, which have links (HAL, section 4). */
const areResources = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && '_links' in one)
