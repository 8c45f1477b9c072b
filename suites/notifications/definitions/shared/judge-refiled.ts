import type { Stage, Verify } from '../../../../src/scenario/index.js'
import type { Own } from '../../shared/create-own.js'
import { listDefinitions } from './list-definitions.js'

/**
 * Judges that a definition whose type and context were updated is selected by what they are now. That it is not by what
 * they were, a rule judges by its item.
 */
export async function judgeRefiled(
  { admin }: Pick<Stage, 'admin'>,
  verify: Verify<'byType' | 'byContext'>,
  own: Own,
  wanted: { readonly type: string; readonly contextName: string },
): Promise<void> {
  const now = await admin.send('getDefinition', own.order)
  if (now.at('/type') === wanted.type) {
    await verify.byType.confirmed(async (compare) => {
      compare(await listDefinitions(admin, { type: [wanted.type] })).holds([own.id])
    })
    await listDefinitions(admin, { type: [own.type] })
  }
  if (now.at('/contextName') === wanted.contextName)
    await verify.byContext.confirmed(async (compare) => {
      compare(await listDefinitions(admin, { contextName: [wanted.contextName] })).holds([own.id])
    })
}
