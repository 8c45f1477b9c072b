import type { InterfaceContract } from '../contract/contract.js'
import type { Requirement } from '../contract/requirement.js'
import type { Claims } from '../target/claims.js'

/** Why a requirement is not going to be decided at all. */
export const whyNone = (
  requirement: Requirement,
  one: InterfaceContract,
  claims: Claims,
): string | undefined => cameLater(requirement, one, claims) ?? reasonForNone(requirement, claims)

/** Why a requirement is none that came with a later version than the profile claims. */
function cameLater(
  { since }: Requirement,
  { name, versions }: Pick<InterfaceContract, 'name' | 'versions'>,
  claims: Claims,
): string | undefined {
  const claimed = claims.versions?.[name]
  if (since === undefined || claimed === undefined) return undefined
  // The current version comes first.
  return versions.indexOf(since) < versions.indexOf(claimed)
    ? `Not in version ${claimed} of ${name}, which the profile claims: it came with ${since}.`
    : undefined
}

function reasonForNone(requirement: Requirement, claims: Claims): string | undefined {
  const { gap, supplement, untestable, option, operations } = requirement
  if (gap && supplement !== undefined)
    return `Unspecified: the documents do not show ${supplement.join(', ')}; a supplement may.`
  if (gap) return 'Unspecified: the documents do not show it.'
  if (untestable !== undefined) return `Untestable: ${untestable}`
  if (option !== undefined && claims.options[option] === false)
    return `Not claimed: the profile sets claims.options.${option} to false.`
  const { only, except } = claims.operations ?? {}
  const claimed = operations.filter(
    (one) => (only?.includes(one) ?? true) && !(except?.includes(one) ?? false),
  )
  if (operations.length > 0 && claimed.length === 0)
    return `Not claimed: the profile leaves out ${operations.join(', ')}.`
  return undefined
}
