import { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { resolveText } from '../../shared/resolve-text.js'

type Needs = Parameters<typeof ownString>[0] & Parameters<typeof resolveText>[0]

/** A text that is resolved with what stands at its beginning and end stands like that in the place of a reference as well. */
export async function assumeReferredWhole(
  stage: Needs,
  own: Awaited<ReturnType<typeof ownString>>,
  text: string,
): Promise<void> {
  const { group, name, key } = own
  const referring = await ownString(stage, group, [{ value: `"{{${key}}}"` }])
  const due = [{ group, name, text }, referring]
  const resolved = await resolveText(stage, { query: { groups: [group] } }, due)
  const told = resolved.at(pointerTo(referring))
  // Whether the reference is replaced, other stories tell.
  if (resolved.at(pointerTo(own)) === text && !String(told).includes(key))
    stage.assume(resolved, 'text.references.resolved').at(pointerTo(referring), `"${text}"`)
}
