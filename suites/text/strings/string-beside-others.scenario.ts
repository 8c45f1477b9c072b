import { shared, type Stage } from '../../../src/scenario/index.js'
import { assumeUnlisted } from './shared/assume-unlisted.js'
import { assumeUpdated } from '../shared/assume-updated.js'
import type { Attempt } from '../shared/create-string.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { removeString } from '../shared/remove-string.js'
import { sameItemsAs } from '../shared/same-items-as.js'
import { scenario } from '../shared/scenario.js'
import { type StringPath, stringPath } from '../shared/string-path.js'

/** An update changes values alone: whether items may be added is the matter of another story. */
const standing = [{ value: 'Assay made this.' }, { value: 'Assay lo hizo.', language: 'es' }]
const set = [{ value: 'Assay replaced this.' }, { value: 'Assay lo cambió.', language: 'es' }]

export default scenario('A string that is set is listed so, and no other string changes', {
  verifies: {
    listed: { requirement: 'text.setString.listed', after: 'text.setString.updated' },
    othersUnchanged: 'text.setString.others-unchanged',
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const groupId = await fixtures.writableGroup()
    const own = await ownString(stage, groupId, standing)
    const neighbour = await ownString(stage, groupId, standing)
    const others = [neighbour.order, ...(await namesakeOf(stage, own))]

    // Once before, so that what is kept of it would show.
    await admin.send('getStrings', { path: { groupId } })
    const put = await putString(admin, own.order, { values: set })
    await assumeUpdated(stage, put, own.order)
    const found = await admin.send('getString', own.order)
    assume(found, 'text.setString.updated').tells(...sameItemsAs({ values: set }))
    await verify.listed.confirmed(async (compare) => {
      const list = await admin.send('getStrings', { path: { groupId } })
      const isNameless = list.items.every(({ name }) => typeof name !== 'string')
      if (list.status !== 200 || (list.items.length > 0 && isNameless)) return
      compare(list, put).holds([own.name], 'name')
      const item = list.items.find(({ name }) => name === own.name)
      const items = itemsOfString(item)
      if (items === undefined) return
      const due = String(itemsOfString({ values: set }))
      compare(list, put).tells(
        '/_embedded/items',
        `${own.name} with ${due}`,
        () => String(items) === due,
      )
    })
    for (const order of others) {
      const now = await admin.send('getString', order)
      if (now.status === 200)
        verify.othersUnchanged(now, put).tells(...sameItemsAs({ values: standing }))
    }
    await assumeUnlisted(stage, own)
  },
})

type Needs = Pick<Stage, 'admin' | 'afterwards'> & {
  readonly fixtures: { allNamed(name: string): Promise<readonly string[]> }
}

/** A string of the same name in another group, if there is one to write in. */
async function namesakeOf(
  { admin, fixtures, afterwards }: Needs,
  { name, ifMatch }: Attempt,
): Promise<readonly StringPath[]> {
  const [group] = await fixtures.allNamed('otherWritableGroup')
  if (group === undefined) return []
  const order = stringPath(group, name)
  afterwards((actors) => removeString(actors.admin, order))
  const headers = ifMatch === undefined ? [] : [['If-Match', ifMatch] as const]
  await admin.send('setString', { ...order, json: { values: standing }, headers })
  return [order]
}
