import { identify, type Stage, type Walk } from '../../../../src/scenario/index.js'
import type { Own } from '../../shared/create-own.js'
import { listDefinitions } from './list-definitions.js'

/**
 * Judges that a definition whose type and context were updated is selected by what they are now: whether a filter finds
 * all is decided elsewhere, and contradicted where it does not find this one. That it is not selected by what they were,
 * a rule judges by its item.
 */
export async function judgeRefiled(
  { admin, assume, settled }: Pick<Stage, 'admin' | 'assume' | 'settled'>,
  own: Own,
  wanted: { readonly type: string; readonly contextName: string },
): Promise<void> {
  const holdsIt = ({ items }: Walk): boolean => items.some((one) => identify(one) === own.id)
  /** The list; undefined where the whole list does not show the definition either, which is no fault of the filter. */
  const selectedBy = async (
    query: { readonly type: string[] } | { readonly contextName: string[] },
  ): Promise<Walk | undefined> => {
    const list = await settled(() => listDefinitions(admin, query), holdsIt)
    return holdsIt(list) || holdsIt(await listDefinitions(admin)) ? list : undefined
  }
  const now = await admin.send('getDefinition', own.order)
  if (now.at('/type') === wanted.type) {
    const list = await selectedBy({ type: [wanted.type] })
    await listDefinitions(admin, { type: [own.type] })
    if (list) assume(list, 'notifications.getDefinitions.type-filter-complete').holds([own.id])
  }
  if (now.at('/contextName') === wanted.contextName) {
    const list = await selectedBy({ contextName: [wanted.contextName] })
    if (list)
      assume(list, 'notifications.getDefinitions.contextName-filter-complete').holds([own.id])
  }
}
