import { decisionsOf } from '../footprints/decides-otherwise.js'
import type { Liberty } from '../liberty.js'
import type { Listed } from '../list-variations.js'

type One = Listed<Liberty>

interface Batch {
  readonly members: One[]
  /** Tables and decisions that are taken. */
  readonly taken: Set<string>
}

/** More than these take longer to be looked through, where one of them is to blame. */
const most = 4

/**
 * Puts liberties of one interface together that are of different tables and decide different things. One that another
 * one leaves nothing to show is found out by the trial, and tried alone.
 */
export function besideEachOther(liberties: readonly One[]): readonly (readonly One[])[] {
  const batches = new Map<string, Batch[]>()
  for (const one of liberties) {
    const scope = goesWithOthers(one) ? one.scope : one.name
    const here = batches.get(scope) ?? []
    batches.set(scope, here)
    const needs = [one.file, ...decisionsOf(one).map(({ name }) => name)]
    let batch = here.find(
      ({ members, taken }) => members.length < most && !needs.some((need) => taken.has(need)),
    )
    if (batch === undefined) here.push((batch = { members: [], taken: new Set() }))
    batch.members.push(one)
    for (const need of needs) batch.taken.add(need)
  }
  return [...batches.values()].flat().map(({ members }) => members)
}

const goesWithOthers = ({ interfaces, wire, warns }: One): boolean =>
  interfaces?.length === 1 && !wire && warns === undefined
