import type { Suites } from '../../run/load-suites.js'
import type { Profile } from '../../target/profile.js'

/**
 * Looks up what a profile gives for a fixture, always as a list of strings.
 *
 * @param suites what asks for it: an Error for a fixture that no profile can give, as its suite does not list it
 */
export const givenBy =
  ({ fixtures }: Profile, suites?: Suites) =>
  (interfaceName: string, fixture: string): readonly string[] => {
    const suite = suites?.interfaces.get(interfaceName)
    if (suite !== undefined && !Object.hasOwn(suite.given, fixture))
      throw new Error(`no profile can give fixtures.${interfaceName}.${fixture}: it is not listed`)
    const value = fixtures[interfaceName]?.[fixture]
    if (value === undefined) return []
    return typeof value === 'object' ? value : [String(value)]
  }
