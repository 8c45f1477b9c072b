import { createRedactor } from '../../exchange/redactor.js'
import type { Profile } from '../../target/profile.js'

/** Fewer characters turn up in identifiers, times and amounts by chance. */
const unmistakable = 10

const given = ({ fixtures }: Pick<Profile, 'fixtures'>): readonly string[] =>
  Object.values(fixtures).flatMap((one) => [one['accountNumbers'] ?? []].flat().map(String))

/** Account numbers of a profile (`fixtures.<interface>.accountNumbers`) that nothing that a run writes may hold. */
export const accountNumbersOf = (profile: Pick<Profile, 'fixtures'>): readonly string[] =>
  given(profile).filter(({ length }) => length >= unmistakable)

/** All of them, and what stands for them where they were replaced: no URL may carry either. */
export function accountNumbersToFind(profile: Pick<Profile, 'fixtures'>): string[] {
  const redactor = createRedactor()
  const numbers = accountNumbersOf(profile)
  for (const number of numbers) redactor.learn(number, 'number')
  return [...new Set([...given(profile), ...numbers.map((one) => redactor.text(one))])]
}
