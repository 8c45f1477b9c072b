import type { Answer, Stage } from '../../src/scenario/index.js'
import { ownName } from './own-name.js'
import { removeString } from './remove-string.js'
import { type StringPath, stringPath } from './string-path.js'
import type { TextItem } from './text-item.js'

/** A string that was not there before, and that is taken away at the end. */
export interface Attempt {
  readonly group: string
  readonly name: string
  readonly order: StringPath
  readonly answer: Answer
  /** Refused in a way that may well mean that a string is not created like this: whether it takes If-Match is open. */
  readonly mayNotCreate: boolean
}

type Needs = Pick<Stage, 'admin' | 'random' | 'afterwards' | 'giveUp'>

const tries = 3
const preconditions = [400, 412, 422, 428]

/**
 * Tries to create a string under a name of ours. Whether that takes If-Match is a reading: without it first,
 * then with a tag that no string has.
 *
 * @param body a string, or something else in its place
 */
export async function createString(
  { admin, random, afterwards, giveUp }: Needs,
  group: string,
  body: { readonly values: readonly Partial<TextItem>[] },
): Promise<Attempt> {
  const { name, order } = await freeName()
  afterwards((actors) => removeString(actors.admin, order))
  const plainly = await admin.send('setString', { ...order, json: body })
  if (!preconditions.includes(plainly.status))
    return { group, name, order, answer: plainly, mayNotCreate: false }
  const tagged = await admin.send('setString', {
    ...order,
    json: body,
    headers: [['If-Match', '"assay-no-such-tag"']],
  })
  const created = tagged.status < 300
  return { group, name, order, answer: created ? tagged : plainly, mayNotCreate: !created }

  async function freeName() {
    for (let tried = 0; tried < tries; tried += 1) {
      const name = ownName(random)
      const order = stringPath(group, name)
      const there = await admin.send('getString', order)
      if (there.status === 401 || there.status === 403)
        giveUp(
          `The target does not accept the credentials of the admin: ${there.status}.`,
          'actors.admin',
        )
      if (there.status !== 200) return { name, order }
    }
    return giveUp('Every name that was tried is that of a string already.')
  }
}
