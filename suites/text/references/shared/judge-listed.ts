import type { Stage, Verification } from '../../../../src/scenario/index.js'
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

/** Verifies that keys are listed of a text for a language, of one for a format, and where all groups are answered. */
export async function judgeListed(
  stage: Needs & Pick<Stage, 'random'>,
  verify: Verification,
  group: string,
): Promise<void> {
  const [, format] = await stage.fixtures.twoFormats()
  const keyNowhere = () => `${group}.${ownName(stage.random)}`
  const [plain, spanish, formatted] = [keyNowhere(), keyNowhere(), keyNowhere()]
  const own = await ownString(stage, group, [
    { value: `{{${plain}}}` },
    { value: `{{${spanish}}}`, language: 'es' },
    { value: `{{${formatted}}}`, format },
  ])
  for (const [query, key] of [
    [{}, plain],
    [{ groups: [group], languages: ['es'] }, spanish],
    [{ groups: [group], format }, formatted],
    [{ groups: [group], subgroups: true, languages: ['es'] }, spanish],
  ] as const) {
    const answer = await resolveText(stage, { query }, [own])
    // Which of the texts is answered is judged by other requirements.
    if (answer.at(pointerTo(own)) === `{{${key}}}`) listsKeys(verify, answer, key)
  }
  await judgeListedWithin(stage, verify, group)
}
