import type { Conclusion } from '../terms/verdict.js'
import type { RunContext } from './run-context.js'

/**
 * The remedy of what was left open for want of a datum, where the profile gives one already and it does not do: then it
 * is to be changed, and no owner looks for what he has given.
 */
export function withStandingFixture(
  ending: Conclusion,
  { givenNames }: Pick<RunContext, 'givenNames'>,
): Conclusion {
  if (ending.verdict !== 'inconclusive' || ending.remedy === undefined) return ending
  const [, section = '', name = ''] = /^fixtures\.(\w+)\.(\w+)$/.exec(ending.remedy) ?? []
  if (!givenNames(section).includes(name)) return ending
  return { ...ending, remedy: `change ${ending.remedy}` }
}
