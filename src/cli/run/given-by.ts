import type { Suites } from '../../run/load-suites.js'
import type { Profile } from '../../target/profile.js'

/**
 * Looks up what a profile gives for a fixture, always as a list of strings.
 *
 * @param suites what asks for it: an Error for a fixture that no profile can give, as its suite does not list it
 */
export const givenBy =
  ({ fixtures, auth }: Pick<Profile, 'fixtures' | 'auth'>, suites?: Suites) =>
  (interfaceName: string, fixture: string): readonly string[] => {
    const suite = suites?.interfaces.get(interfaceName)
    if (suite !== undefined && !Object.hasOwn(suite.given, fixture))
      throw new Error(`no profile can give fixtures.${interfaceName}.${fixture}: it is not listed`)
    const value = fixtures[interfaceName]?.[fixture]
    if (value === undefined && fixture === 'openIdConfiguration')
      return configurationFor(auth, interfaceName)
    if (value === undefined) return []
    return typeof value === 'object' ? value : [String(value)]
  }

/** The configuration by which one logs in for an interface. */
function configurationFor(auth: Profile['auth'], interfaceName: string): readonly string[] {
  const way =
    auth?.ways.find(({ interfaces }) => interfaces?.includes(interfaceName)) ??
    auth?.ways.find(({ interfaces }) => interfaces === undefined)
  return way?.server.kind === 'discovery' ? [way.server.url] : []
}
