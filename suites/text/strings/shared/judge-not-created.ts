import {
  often,
  type Sender,
  someTimes,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'
import type { Attempt } from '../../shared/create-string.js'
import { ownName } from '../../shared/own-name.js'
import { removeString } from '../../shared/remove-string.js'
import { refusalsOfCallers } from '../../shared/refusals-of-callers.js'
import { stringPath } from '../../shared/string-path.js'

/**
 * Verifies that a caller without administrative rights creates no string either.
 *
 * @param like how the admin created a string
 */
export async function judgeNotCreated(
  { admin, random, afterwards }: Pick<Stage, 'admin' | 'random' | 'afterwards'>,
  verify: Verification,
  caller: Sender,
  like: Attempt,
): Promise<void> {
  const { group, ifMatch } = like
  const order = stringPath(group, ownName(random))
  afterwards((actors) => removeString(actors.admin, order))
  const headers = ifMatch === undefined ? [] : [['If-Match', ifMatch] as const]
  const json = { values: [{ value: 'Assay should not have written this.' }] }
  await someTimes(async () => {
    const foreign = await caller.send('setString', { ...order, json, headers })
    return verify(foreign).status(...refusalsOfCallers)
  }, often)
  verify(await admin.send('getString', order)).statusIsNot(200)
}
