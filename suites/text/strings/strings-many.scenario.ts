import { type Sender, shared } from '../../../src/scenario/index.js'
import { ownName } from '../shared/own-name.js'
import { ownString } from '../shared/own-string.js'
import { removeString } from '../shared/remove-string.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { type StringPath, stringPath } from '../shared/string-path.js'

/** More than a page has where a service pages what is to come whole: 10, 20, 25 and 50 are usual. */
const many = 51
const values = [{ value: 'Assay made this.' }]

export default scenario('The strings of a group are listed and resolved, as many as they are', {
  verifies: {
    listed: { requirement: 'text.setString.listed', after: 'text.setString.created' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, verify, assume, afterwards, random } = stage
    const group = await fixtures.writableGroup()
    // How a string is created here, with If-Match if it takes that.
    const own = await ownString(stage, group, values)
    const headers = own.ifMatch === undefined ? [] : [['If-Match', own.ifMatch] as const]
    const orders = Array.from({ length: many }, () => stringPath(group, ownName(random)))
    afterwards(async ({ admin: sender }) => {
      const left = await Promise.all(
        orders.map(async (order) => ((await isTaken(sender, order)) ? [] : [order])),
      )
      for (const order of left.flat()) await removeString(sender, order)
    })
    const answers = await Promise.all(
      orders.map((order) => admin.send('setString', { ...order, json: { values }, headers })),
    )
    const made = orders
      .filter((_order, at) => answers[at]?.status === 201)
      .map(({ path }) => path.textStringId)
    const due = [own.name, ...made]
    await verify.listed.confirmed(async (compare) => {
      const list = await admin.send('getStrings', { path: { groupId: group } })
      const isNameless = list.items.every(({ name }) => typeof name !== 'string')
      if (list.status === 200 && !isNameless) compare(list).holds(due, 'name')
    })
    const written = due.map((name) => ({ group, name }))
    const resolved = await resolveText(stage, { query: { groups: [group] } }, written)
    // Callers who write nothing decide it by what is there.
    assume(resolved, 'text.resolved.groups').names(`/groups/${group}`, due)
  },
})

const isTaken = async (sender: Sender, order: StringPath): Promise<boolean> =>
  [200, 204].includes((await sender.send('deleteString', order)).status)
