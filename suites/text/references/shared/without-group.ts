import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'

type Needs = Parameters<typeof ownString>[0] &
  Pick<Stage, 'admin'> & {
    readonly fixtures: { groups(): Promise<ReadonlyMap<string, readonly string[]>> }
  }

/** Names of other groups that are tried. */
const most = 8

/**
 * Strings with references that lack the group of what they name: alone, beside a whole one, in a text that another one
 * refers to, and to strings of other groups.
 *
 * @param name of a string that is there: it is the group that the references lack
 * @returns the strings, and what judges the text that came of them
 */
export async function withoutGroup(stage: Needs, group: string, name: string) {
  const own = (value: string) => ownString(stage, group, [{ value }])
  const written = `{{${name}}}`
  const bare = await own(written)
  const plain = await own('an apple')
  const beside = await own(`${written} or {{${plain.key}}}`)
  const inner = await own(`a plum for ${written}`)
  const outer = await own(`{{${inner.key}}}`)
  const names = (await stage.fixtures.groups()).values()
  const strange = [...names].flatMap(([first]) => first ?? []).slice(0, most)
  const ofOthers = strange.map((one) => `{{${one}}}`).join('|') || 'none'
  const stranger = await own(ofOthers)
  const judge = (verify: Verification, answer: Answer): void => {
    verify(answer).at(pointerTo(bare), written)
    verify(answer).at(pointerTo(stranger), ofOthers)
    const isKept = (text: unknown): boolean => String(text).startsWith(written)
    verify(answer).tells(pointerTo(beside), `${written} and more`, isKept)
    // Whether what takes the place of a reference may have one is another requirement.
    const within = answer.at(pointerTo(outer))
    const isNamed = (text: unknown): boolean => String(text).includes(name)
    if (String(within).startsWith('a plum'))
      verify(answer).tells(pointerTo(outer), `a plum for ${written}`, isNamed)
  }
  return { strings: [bare, plain, beside, outer, stranger], judge }
}
