import type { Profile } from '../../target/profile.js'

/** Looks up what a profile gives for a fixture, always as a list of strings. */
export const givenBy =
  ({ fixtures }: Profile) =>
  (interfaceName: string, fixture: string): readonly string[] => {
    const value = fixtures[interfaceName]?.[fixture]
    if (value === undefined) return []
    return typeof value === 'object' ? value : [String(value)]
  }
