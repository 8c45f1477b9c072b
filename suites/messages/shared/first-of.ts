import type { Search } from '../../../src/scenario/index.js'

/**
 * The first value that the profile gives for a datum.
 *
 * @param what it is, for who lacks it
 * @throws Undecided where there is none
 */
export const firstOf = ({ given, lacking }: Search, name: string, what: string): string => {
  const [value] = given(name)
  if (value === undefined) throw lacking(what, name)
  return value
}
