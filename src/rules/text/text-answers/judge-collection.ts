import { isObject } from '../../is-object.js'
import { judgeString } from './judge-string.js'
import type { Told } from '../../remarks-of.js'
import type { Body } from './in-short.js'

/**
 * Holds a collection against its count and its items.
 *
 * @param of the group whose strings it is to hold, and the address of the request; formats have none
 */
export function judgeCollection(
  body: Body,
  of?: { readonly group: string; readonly from: string },
): readonly Told[] {
  const embedded = isObject(body['_embedded']) ? body['_embedded']['items'] : undefined
  if (!Array.isArray(embedded)) return []
  const items = embedded.filter((one) => isObject(one))
  const about = of === undefined ? 'formats' : 'strings'
  const told: Told[] = []
  const { count } = body
  if (typeof count === 'number' && count !== embedded.length) {
    const [expected, actual] = [embedded.length, count].map(String)
    told.push({ about, expected: expected ?? '', actual: actual ?? '', pointer: '/count' })
  }
  const names = items.map(({ name }) => name)
  const twice = names.findIndex((one, at) => typeof one === 'string' && names.indexOf(one) < at)
  if (twice >= 0) {
    const actual = `${String(names[twice])} twice`
    const pointer = `/_embedded/items/${twice}/name`
    told.push({ about, expected: 'each of them once', actual, pointer })
  }
  if (of === undefined) return told
  const place = { ...of, name: undefined }
  return [...told, ...items.flatMap((one, at) => judgeString(one, place, `/_embedded/items/${at}`))]
}
