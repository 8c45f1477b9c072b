import { differingMembers } from './differing-members.js'

type Item = Readonly<Record<string, unknown>>

/** Milliseconds: a time may be kept in whole seconds. */
const precision = 2000

/** A member of which the answer to a creation and a reading say different things; times may be told less precisely. */
export function differingTold(told: Item, read: Item): string | undefined {
  const isNear = (name: string): boolean =>
    Math.abs(Date.parse(String(told[name])) - Date.parse(String(read[name]))) < precision
  return differingMembers(told, read).find((name) => !isNear(name))
}
