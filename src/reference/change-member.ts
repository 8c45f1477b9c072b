import type { Json } from './change-json.js'
import { changeThings } from './change-things.js'
import type { Variation } from './variation.js'

/** Builds the `response` of a variation that gives another value to a member, where a thing has it. */
export function changeMember(
  thing: Parameters<typeof changeThings>[0],
  member: string,
  change: (value: Json) => Json | undefined,
): NonNullable<Variation['response']> {
  return changeThings(thing, (whole) => {
    const value = whole[member]
    return value === undefined ? whole : { ...whole, [member]: change(value) }
  })
}
