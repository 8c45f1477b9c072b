import type { Answer, RequestInput } from '../../../../src/scenario/index.js'
import { resolveText } from '../../shared/resolve-text.js'
import { spelledGroups } from './spelled-groups.js'

type Needs = Parameters<typeof resolveText>[0] & {
  readonly fixtures: { groups(): Promise<ReadonlyMap<string, readonly string[]>> }
}

/** A language that nothing is written in before one that there is. */
const languages = ['de', 'es'] as const
const headers = [['Accept-Language', 'es;q=0.5, de']] as const

/**
 * Asks for Spanish text of a group that is not named alone, in a language that is not the first choice: no group is
 * named, it stands behind another one, or alone.
 *
 * @param query what is asked for besides
 * @param due strings that are to be there once they are seen
 */
export async function beyondOneGroup(
  stage: Needs,
  group: string,
  query: NonNullable<RequestInput['query']>,
  due: Parameters<typeof resolveText>[2] = [],
): Promise<readonly Answer[]> {
  const known = [...(await stage.fixtures.groups()).keys()]
  const others = known
    .filter((one) => one !== group && !group.startsWith(`${one}.`) && !one.startsWith(`${group}.`))
    .slice(0, 2)
  const [first, ...further] = others
  const all =
    first === undefined ? undefined : await spelledGroups(stage, [first, group, ...further])
  const named = [{}, { groups: [group] }, ...(all === undefined ? [] : [{ groups: all }])]
  return Promise.all(
    named.flatMap((groups) => [
      resolveText(stage, { query: { ...groups, ...query, languages } }, due),
      resolveText(stage, { query: { ...groups, ...query }, headers }, due),
    ]),
  )
}
