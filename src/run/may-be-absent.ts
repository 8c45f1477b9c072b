import type { Contract } from '../contract/contract.js'
import type { Claims } from '../target/claims.js'
import { whyNone } from './why-none.js'

/**
 * What a profile claims and a client may read has to be there; what no profile claims may be missing, and so may what
 * takes nothing but writes, which `assay init` claims unseen. A part of an interface may ask for nothing but what is not
 * there, so it tells nothing, and a target of one interface has it.
 */
export function mayBeAbsent(
  { interfaces }: Contract,
  claims: Claims,
  planned: ReadonlySet<string>,
): readonly string[] {
  const tested = interfaces.filter(({ name }) => claims.interfaces?.includes(name) ?? true)
  if (tested.length === 1) return []
  return tested
    .filter(
      ({ operations }) =>
        claims.interfaces === undefined || operations.every(({ method }) => method !== 'GET'),
    )
    .filter((one) =>
      one.requirements.every(
        (requirement) =>
          planned.has(requirement.id) || whyNone(requirement, one, claims) !== undefined,
      ),
    )
    .map(({ name }) => name)
}
