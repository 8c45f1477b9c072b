import { isObject } from '../is-object.js'

/** A representation and the items that it lists, with their places. */
export function resourcesIn(
  value: unknown,
): readonly (readonly [resource: Readonly<Record<string, unknown>>, at: string])[] {
  if (!isObject(value)) return []
  const { _embedded: embedded } = value
  const lists = [
    ['/items', value['items']],
    ['/_embedded/items', isObject(embedded) ? embedded['items'] : undefined],
  ] as const
  const items = lists.flatMap(([at, all]) =>
    Array.isArray(all)
      ? all.flatMap((item, index) => (isObject(item) ? [[item, `${at}/${index}`] as const] : []))
      : [],
  )
  return [[value, ''], ...items]
}
