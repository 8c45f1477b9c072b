import type { Stage } from '../../../../src/scenario/index.js'
import { ownName } from '../../shared/own-name.js'
import { removeString } from '../../shared/remove-string.js'
import { stringPath } from '../../shared/string-path.js'
import type { TextItem } from '../../shared/text-item.js'

/** Whether a string is created under a name of letters alone: then the same one was refused for the digits of its name. */
export async function takesLetters(
  { admin, random, afterwards }: Pick<Stage, 'admin' | 'random' | 'afterwards'>,
  group: string,
  values: readonly TextItem[],
): Promise<boolean> {
  const name = ownName(random).replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')
  const order = stringPath(group, name)
  afterwards((actors) => removeString(actors.admin, order))
  const { status } = await admin.send('setString', { ...order, json: { values } })
  return status === 200 || status === 201
}
