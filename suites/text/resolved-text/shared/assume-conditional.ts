import { isTag, type Stage, tagOf, tagStays } from '../../../../src/scenario/index.js'
import { resolveText } from '../../shared/resolve-text.js'

/** A client never had it. */
const another = '"assay-never-had-this"'

/** The whole text is sent again to a client that has another one, and not to one that has it: parts of it depend on that. */
export async function assumeConditional(
  stage: Pick<Stage, 'assume'> & Parameters<typeof resolveText>[0],
): Promise<void> {
  const { customer, assume, giveUp } = stage
  const askWith = (tag: string) =>
    customer.send('getResolvedText', { headers: [['If-None-Match', tag]] })
  const tag = tagOf(await resolveText(stage, {}))
  if (tag === undefined || !isTag(tag))
    return giveUp('Resolved text has no entity tag.', 'let resolved text have an entity tag')
  const [other, known] = [await askWith(another), await askWith(tag)]
  if (other.status !== 202) assume(other, 'text.getResolvedText.tag-modified').status(200)
  if (known.status === 202) return
  if (known.status === 304 || (await tagStays(() => resolveText(stage, {}), tag)))
    assume(known, 'text.getResolvedText.tag-not-modified').status(304)
}
