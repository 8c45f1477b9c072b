import type { Answer, Look, Stage, Verification } from '../../../../src/scenario/index.js'
import { groupsOf } from '../../shared/groups-of.js'
import { resolveText } from '../../shared/resolve-text.js'

/** Groups whose strings are looked through. */
const mostGroups = 20

/**
 * Judges whether a text refers to each of the keys that answers list: with all groups, without resolving, and for one group
 * in certain languages. Whether those of other texts are among them is not said, so that one that no text of the answer
 * has is looked for in all.
 */
export async function judgeKeys(
  stage: Parameters<typeof resolveText>[0],
  verify: Verification,
  first: Answer,
): Promise<void> {
  let seen: Answer | undefined = first
  const groups = [...groupsOf(first).keys()]
  await verify.confirmed(async (compare) => {
    // A text that is taken away in between refers to nothing any more: then all of it is read anew.
    const answer = seen ?? (await resolveText(stage, {}))
    seen = undefined
    await lookAtKeys(stage, verify, compare, answer, groups)
    return { still: true }
  })
  const narrowed = groups.slice(0, 1).map((one) => ({ groups: [one], languages: ['es-MX', 'fr'] }))
  for (const query of [{ resolve: false }, ...narrowed])
    await verify.confirmed(async (compare) => {
      const answer = await resolveText(stage, { query })
      // Whether keys are listed of what is not resolved is not said.
      if (Array.isArray(answer.at('/unresolvedKeys')))
        await lookAtKeys(stage, verify, compare, answer, groups)
      return { still: true }
    })
}

async function lookAtKeys(
  { customer }: Pick<Stage, 'customer'>,
  verify: Verification,
  compare: Look,
  answer: Answer,
  all: readonly string[],
): Promise<void> {
  const keys = answer.at('/unresolvedKeys')
  if (!Array.isArray(keys))
    return verify.undecided('The answer lists no keys.', {
      remedy: 'let resolved text have unresolvedKeys',
    })
  const texts = [...groupsOf(answer).values()].flatMap((group) => [...group.values()].map(String))
  // How a reference is spelt does not matter: it has the name of the string in it.
  const isReferred = (key: unknown): boolean =>
    texts.some((text) => text.includes(String(key).replace(/^.*[.]/, '')))
  const names = keys.every(isReferred) ? [] : all
  for (const groupId of names.slice(0, mostGroups)) {
    const { status, text } = await customer.send('getStrings', { path: { groupId } })
    if (status === 200) texts.push(text)
    if (status !== 200 || names.length > mostGroups)
      return verify.undecided('Not all texts of the groups could be read.', {
        remedy: 'let the customer list the strings of each group',
      })
  }
  compare(answer).tells('/unresolvedKeys', 'keys that a text refers to', () =>
    keys.every(isReferred),
  )
}
