import type { Answer, Stage } from '../../../src/scenario/index.js'
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
  /** If-Match, where it took that to create the string. */
  readonly ifMatch?: string
  /** Refused in a way that may well mean that a string is not created like this: whether it takes If-Match is open. */
  readonly mayNotCreate: boolean
}

type Needs = Pick<Stage, 'admin' | 'random' | 'afterwards' | 'giveUp'>

const tries = 3
const preconditions = [400, 412, 422, 428]
/** What may stand for the tag of a string that is not there: any tag, or none in particular. */
const tags = ['"assay-no-such-tag"', '*']

/**
 * Tries to create a string under a name of ours. Whether that takes If-Match is a reading: without it first, then with a
 * tag that no string has, then with an asterisk.
 *
 * @param beginning of its name
 */
export async function createString(
  stage: Needs,
  group: string,
  values: readonly TextItem[],
  beginning?: string,
): Promise<Attempt> {
  const { admin, afterwards } = stage
  const { name, order } = await freeName(stage, group, beginning)
  afterwards((actors) => removeString(actors.admin, order))
  const json = { values }
  const plainly = await admin.send('setString', { ...order, json })
  const attempt = { group, name, order }
  // What was carried out although it was answered with 503 is there already.
  if (!preconditions.includes(plainly.status) || plainly.refusedBefore !== undefined)
    return { ...attempt, answer: plainly, mayNotCreate: false }
  for (const ifMatch of tags) {
    const headers = [['If-Match', ifMatch]] as const
    const answer = await admin.send('setString', { ...order, json, headers })
    if (answer.status < 300) return { ...attempt, answer, ifMatch, mayNotCreate: false }
  }
  return { ...attempt, answer: plainly, mayNotCreate: true }
}

async function freeName({ admin, random, giveUp }: Needs, group: string, beginning?: string) {
  for (let tried = 0; tried < tries; tried += 1) {
    const name = ownName(random, beginning)
    const order = stringPath(group, name)
    const there = await admin.send('getString', order)
    if (there.status === 401 || there.status === 403)
      giveUp(`The target does not accept the admin's credentials: ${there.status}.`, 'actors.admin')
    if (there.status !== 200) return { name, order }
  }
  return giveUp(
    'Every name that was tried is that of a string already.',
    'fixtures.text.writableGroup',
  )
}
