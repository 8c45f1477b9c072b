import type { Stage } from '../../../src/scenario/index.js'
import type { Attempt } from './create-string.js'
import { removeString } from './remove-string.js'
import { type StringPath, stringPath } from './string-path.js'
import type { TextItem } from './text-item.js'

/** A string of ours that another one of ours is to leave alone. */
export interface Beside {
  readonly group: string
  readonly name: string
  readonly order: StringPath
  readonly values: readonly TextItem[]
}

/**
 * Creates a string beside one of ours, the way that one was created; none where the target does not let it.
 *
 * @param beside in what it differs from that one
 */
export async function createBeside(
  { admin, afterwards }: Pick<Stage, 'admin' | 'afterwards'>,
  own: Attempt,
  beside: Pick<Beside, 'values'> & Partial<Pick<Beside, 'group' | 'name'>>,
): Promise<readonly Beside[]> {
  const { group = own.group, name = own.name, values } = beside
  const order = stringPath(group, name)
  afterwards((actors) => removeString(actors.admin, order))
  const headers = own.ifMatch === undefined ? [] : [['If-Match', own.ifMatch] as const]
  const { status } = await admin.send('setString', { ...order, json: { values }, headers })
  return status < 300 ? [{ group, name, order, values }] : []
}
