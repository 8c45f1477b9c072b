import type { Answer, Stage } from '../../../../src/scenario/index.js'
import type { Attempt } from '../../shared/create-string.js'

/** Takes a string of ours away: one that is not read any more is not listed either. */
export async function assumeUnlisted(
  { admin, assume, settled }: Pick<Stage, 'admin' | 'assume' | 'settled'>,
  { order, name, group: groupId }: Attempt,
): Promise<void> {
  const isListed = ({ items }: Answer): boolean => items.some((item) => item['name'] === name)
  // What deleteString answers is not shown.
  await admin.send('deleteString', order)
  if ((await admin.send('getString', order)).status !== 404) return
  const list = await settled(
    () => admin.send('getStrings', { path: { groupId } }),
    (answer) => !isListed(answer),
  )
  const due = `no ${name}, which getString does not return`
  if (list.status === 200)
    assume(list, 'text.textString.name-is-id').tells('/_embedded/items', due, () => !isListed(list))
}
