import { hrefsOf } from '../../../../src/scenario/index.js'
import { isAbsolute } from '../../shared/is-absolute.js'
import { sameAddress } from '../../shared/same-address.js'
import { waitingIn } from '../../shared/waiting-in.js'

/**
 * The whole address to which notifications of a subscription link as that of their topic; undefined where they link to
 * none, or to another one besides, which is another requirement's failure.
 */
export async function linkedTopic(
  stage: Parameters<typeof waitingIn>[0],
  topic: string,
  [subscription]: readonly string[],
): Promise<string | undefined> {
  if (subscription === undefined) return undefined
  const { items } = await waitingIn(stage, { subscription })
  const hrefs = items.flatMap((item) => hrefsOf(item, 'svc:topic'))
  return hrefs.every((href) => sameAddress(href, topic)) ? hrefs.find(isAbsolute) : undefined
}
