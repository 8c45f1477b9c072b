import type { Stage } from '../../../../src/scenario/index.js'
import type { Own } from '../../shared/create-own.js'
import { putDefinition } from '../../shared/put-definition.js'

const refused = 'notifications.updateDefinition.both-refused'

/** Sees to it that what is one of both already, an indicator or not dismissible, is not updated to be the other as well. */
export async function refuseBoth(
  { admin, assume }: Pick<Stage, 'admin' | 'assume'>,
  { order }: Own,
): Promise<void> {
  const read = await admin.send('getDefinition', order)
  // Where it tells both already, another requirement fails.
  const told = ['/indicator', '/notDismissible'].filter((flag) => read.at(flag) === true)
  if (told.length !== 1) return
  const both = { indicator: true, notDismissible: true }
  const answer = await putDefinition(admin, order, read, both)
  assume(answer, refused).status('4XX')
  const after = await admin.send('getDefinition', order)
  if (after.status === 200)
    assume(after, refused).tells(
      '/notDismissible',
      'not true, or no indicator',
      (notDismissible) => notDismissible !== true || after.at('/indicator') !== true,
    )
}
