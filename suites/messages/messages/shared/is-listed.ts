import { hrefsOf, identify } from '../../../../src/scenario/index.js'
import { sameAddress } from '../../shared/same-address.js'
import { wholeList } from '../../shared/whole-list.js'

/** Whether a notification for the subscription of this address, not known before, is somewhere in the whole list. */
export async function isListed(
  stage: Parameters<typeof wholeList>[0],
  address: string | undefined,
  known: ReadonlySet<string>,
): Promise<boolean> {
  const { items } = (await wholeList(stage)) ?? { items: [] }
  return items.some(
    (item) =>
      !known.has(identify(item)) &&
      hrefsOf(item, 'svc:subscription').some(
        (href) => address !== undefined && sameAddress(href, address),
      ),
  )
}
