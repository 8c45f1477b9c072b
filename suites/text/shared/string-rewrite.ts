import type { Answer, Rewrite, Search, Sender } from '../../../src/scenario/index.js'
import { itemsOfString } from './items-of-string.js'
import { ownName } from './own-name.js'
import { putString } from './put-string.js'
import { removeString } from './remove-string.js'
import { type StringPath, stringPath } from './string-path.js'

/** Of one length: an entity tag may not go by that alone. */
const texts = ['Assay wrote this.', 'Assay wrote that.'] as const

/** A string for the laws that write, and another one of ours beside it, whose entity tag is not that of the first. */
export async function stringRewrite(search: Search, group: string): Promise<Rewrite> {
  const rewrite = await oneString(search, group)
  const beside = stringPath(group, ownName(search.random))
  let isMade = false
  return {
    ...rewrite,
    async another(sender) {
      isMade = true
      await create(sender, beside)
      return beside
    },
    async restore(sender) {
      await rewrite.restore(sender)
      if (isMade) await removeString(sender, beside)
    },
  }
}

/** One of ours, or one that the profile names and that is put back. */
async function oneString(search: Search, group: string): Promise<Rewrite> {
  const [named] = search.given('writableString')
  const order = stringPath(group, named ?? ownName(search.random))
  const found = await search.as('admin').send('getString', order)
  if (found.status !== 200 && named === undefined) return ofOurs(order)
  const values = found.status === 200 ? found.at('/values') : undefined
  // What cannot be read cannot be put back.
  if (!Array.isArray(values) || itemsOfString(found.json) === undefined)
    throw search.lacking('a string that can be put back', 'writableString')
  const [one, other] = others(found.at('/values/0/value'))
  // None of its items may be left out.
  const bodyWith = (value: string) => ({
    values: values.map((one, index) => (index === 0 ? { ...one, value } : one)),
  })
  return {
    actor: 'admin',
    read: 'getString',
    order,
    bodies: [bodyWith(one), bodyWith(other)],
    replaced: 'text.setString.updated',
    prepare: async () => undefined,
    restore: async (sender) => {
      const isThere = async (): Promise<boolean> => {
        const { json } = await sender.send('getString', order)
        return String(itemsOfString(json)) === String(itemsOfString({ values }))
      }
      if (await isThere()) return
      const answer = await putString(sender, order, { values })
      if (answer.status >= 300)
        throw new Error(`the string ${group}.${order.path.textStringId}: ${answer.status}`)
      if (!(await isThere()))
        throw new Error(`the string ${group}.${order.path.textStringId}: it is not what was sent`)
    },
  }
}

/** Two texts, the first one other than what is there: an interrupted run may have left one of them. */
const others = (there: unknown): readonly [string, string] =>
  there === texts[0] ? [texts[1], texts[0]] : texts

const begins = { values: [{ value: 'Assay began with this.' }] }

const ofOurs = (order: StringPath): Rewrite => ({
  actor: 'admin',
  read: 'getString',
  order,
  bodies: [{ values: [{ value: texts[0] }] }, { values: [{ value: texts[1] }] }],
  begins,
  created: 'text.setString.created',
  replaced: 'text.setString.updated',
  prepare: (sender) => create(sender, order),
  restore: (sender) => removeString(sender, order),
})

async function create(sender: Sender, order: StringPath): Promise<Answer> {
  const plainly = await sender.send('setString', { ...order, json: begins })
  if (plainly.status < 300 || ![400, 412, 422, 428].includes(plainly.status)) return plainly
  return sender.send('setString', {
    ...order,
    json: begins,
    headers: [['If-Match', '"assay-no-such-tag"']],
  })
}
