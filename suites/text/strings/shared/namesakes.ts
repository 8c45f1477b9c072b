import { type Answer, type Stage } from '../../../../src/scenario/index.js'
import type { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { removeString } from '../../shared/remove-string.js'
import { resolveText } from '../../shared/resolve-text.js'
import { type StringPath, stringPath } from '../../shared/string-path.js'
import type { TextItem } from '../../shared/text-item.js'

type Own = Awaited<ReturnType<typeof ownString>>

/** A string of the same name as one of ours in another group, which refers to that one. */
export interface Namesake {
  readonly group: string
  readonly name: string
  readonly order: StringPath
  readonly values: readonly TextItem[]
}

type Needs = Parameters<typeof resolveText>[0] &
  Pick<Stage, 'admin' | 'afterwards'> & {
    readonly fixtures: { allNamed(name: string): Promise<readonly string[]> }
  }

/** Creates a namesake, if there is another group to write in. */
export async function namesakesOf(
  { admin, fixtures, afterwards }: Needs,
  { name, key, ifMatch }: Own,
  further: readonly TextItem[],
): Promise<readonly Namesake[]> {
  const [group] = await fixtures.allNamed('otherWritableGroup')
  if (group === undefined) return []
  const order = stringPath(group, name)
  const values = [{ value: referringTo(key) }, ...further]
  afterwards((actors) => removeString(actors.admin, order))
  const headers = ifMatch === undefined ? [] : [['If-Match', ifMatch] as const]
  const { status } = await admin.send('setString', { ...order, json: { values }, headers })
  return status < 300 ? [{ group, name, order, values }] : []
}

/**
 * Makes sure that the text of a group shows what a string of another group says now. Whether its entity tag is another
 * one than before, a rule tells.
 *
 * @param before the answer before that string was set, where it was looked at
 */
export async function assumeReferredAnew(
  stage: Needs,
  namesakes: readonly Namesake[],
  text: string,
  before?: readonly Answer[],
): Promise<readonly Answer[]> {
  return Promise.all(
    namesakes.map(async (one, at) => {
      const due = [{ ...one, text: `As in ${text}` }]
      const resolved = await resolveText(stage, { query: { groups: [one.group] } }, due)
      const was = before?.[at]?.at(pointerTo(one))
      const isReplaced = was !== undefined && !String(was).includes('{{')
      if (isReplaced)
        stage.assume(resolved, 'text.references.resolved').at(pointerTo(one), `As in ${text}`)
      return resolved
    }),
  )
}

const referringTo = (key: string): string => `As in {{${key}}}`
