import { actorNames } from '../../terms/actor-name.js'
import { givenBy } from '../run/given-by.js'
import type { FixtureValue, Profile } from '../../target/profile.js'

/**
 * The profile under which the reference bank stands in for a target: what the target's profile has, the bank
 * has as well, with data of its own; what it lacks, the bank goes without.
 */
export function rehearsalProfile(target: Profile, bank: Profile): Profile {
  const named = Object.keys(target.actors)
  return {
    ...bank,
    actors: { ...pick(bank.actors, named), anonymous: bank.actors.anonymous },
    callers: target.callers ?? bank.callers,
    // There is no log-in at the bank; but what is missing is told as for the target.
    auth: target.auth ?? bank.auth,
    loginRecords: target.loginRecords ?? [],
    claims: target.claims,
    fixtures: Object.fromEntries(
      Object.entries(withConfigurations(target)).map(([name, given]) => [
        name,
        standIns(given, bank.fixtures[name] ?? {}),
      ]),
    ),
    hooks: pick(bank.hooks, Object.keys(target.hooks)),
    listener: target.listener && bank.listener,
    safety: target.safety,
    limits: { ...bank.limits, pages: target.limits.pages },
  }
}

/** What a profile gives, with the configurations by which its actors log in. */
function withConfigurations(target: Profile): Profile['fixtures'] {
  const own = givenBy(target)
  const found = ['accounts', 'institutions'].flatMap((name) => {
    const [openIdConfiguration] = own(name, 'openIdConfiguration')
    return openIdConfiguration === undefined
      ? []
      : [[name, { ...target.fixtures[name], openIdConfiguration }] as const]
  })
  return { ...target.fixtures, ...Object.fromEntries(found) }
}

type Fixtures = Readonly<Record<string, FixtureValue>>

/** For each value that the target's profile gives, one of the bank; for what the bank lets discover, none. */
function standIns(given: Fixtures, bank: Fixtures): Fixtures {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      // An actor stands for itself.
      if (actorNames.some((one) => one === value)) return [[name, value]]
      const own = bank[name]
      if (own === undefined) return []
      const count = typeof value === 'object' ? value.length : 1
      return [[name, typeof own === 'object' ? own.slice(0, count) : own]]
    }),
  )
}

const pick = <T extends object>(from: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name))) as T
