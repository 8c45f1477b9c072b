import type { Stage, Verify } from '../../../../src/scenario/index.js'
import { ownName } from '../../shared/own-name.js'
import { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { resolveText } from '../../shared/resolve-text.js'
import { judgeListedWithin } from './judge-listed-within.js'
import { listsKeys } from './lists-keys.js'

type Needs = Parameters<typeof judgeListedWithin>[0] &
  Parameters<typeof resolveText>[0] & {
    readonly fixtures: { twoFormats(): Promise<readonly [string, string]> }
  }

/**
 * Verifies that references that lead nowhere are left, and their keys listed, in a text for a language, in one for a
 * format, and where all groups are answered.
 */
export async function judgeListed(
  stage: Needs & Pick<Stage, 'random'>,
  {
    unresolvableLeft: left,
    unresolvableListed: listed,
  }: Verify<'unresolvableLeft' | 'unresolvableListed'>,
  group: string,
): Promise<void> {
  const [, format] = await stage.fixtures.twoFormats()
  const keyNowhere = () => `${group}.${ownName(stage.random)}`
  const [plain, spanish, formatted] = [keyNowhere(), keyNowhere(), keyNowhere()]
  const both = keyNowhere()
  const words = ['apple', 'pear', 'plum', 'cherry']
  const wordOf = (key: string): string =>
    words[[plain, spanish, formatted, both].indexOf(key)] ?? ''
  const textOf = (key: string): string => `${wordOf(key)} {{${key}}}`
  const own = await ownString(stage, group, [
    { value: textOf(plain) },
    { value: textOf(spanish), language: 'es' },
    { value: textOf(formatted), format },
    { value: textOf(both), language: 'es', format },
  ])
  for (const [query, key] of [
    [{}, plain],
    [{ groups: [group], languages: ['es'] }, spanish],
    [{ groups: [group], format }, formatted],
    [{ groups: [group], languages: ['es'], format }, both],
    [{ groups: [group], subgroups: true, languages: ['es'] }, spanish],
    [{ groups: [group], languages: ['de', 'es'] }, spanish],
  ] as const) {
    const answer = await resolveText(stage, { query }, [own])
    // Which of the texts is answered is judged by other requirements: each has a word of its own.
    if (!String(answer.at(pointerTo(own))).startsWith(wordOf(key))) continue
    if (left(answer).at(pointerTo(own), textOf(key))) listsKeys(listed, answer, key)
  }
  await judgeListedWithin(stage, listed, group)
}
