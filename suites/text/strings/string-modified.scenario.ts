import { type Answer, isTag, shared } from '../../../src/scenario/index.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { judgeLaterInLanguage, nextSecond } from './shared/judge-later-in-language.js'
import { assumeUpdated } from '../shared/assume-updated.js'

/** A time that a client sends, and that is not to be taken. */
const sent = { modifiedAt: '2001-02-03T04:05:06Z' }
/** Clocks that were not set count from 1900 or 1970, and dates that were not from the year 1. */
const earliest = Date.parse('1980-01-01')
const wasSet = [
  '/modifiedAt',
  'the time of the update, not one that was never set',
  (time: unknown) => Date.parse(String(time)) >= earliest,
] as const
const untold = [
  'The string does not show when it was modified.',
  'let the string show when it was modified',
] as const

const timeOf = (answer: Answer): number => Date.parse(String(answer.at('/modifiedAt')))

export default scenario('modifiedAt is the time of the last update, and no client can set it', {
  verifies: {
    modifiedAtLater: 'text.textString.modifiedAt-later',
    modifiedAtReadOnly: 'text.textString.modifiedAt-read-only',
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, assume, verify, waitUntil, now, giveUp } = stage
    const group = await fixtures.writableGroup()
    const { order } = await ownString(stage, group, [{ value: 'Assay made this.' }])
    const before = await admin.send('getString', order)
    assume(before, 'text.setString.created').status(200)
    assume(before, 'text.getString.tag-present').header('ETag', 'an entity tag', isTag)
    if (Number.isNaN(timeOf(before))) giveUp(...untold)
    const update = async (value: string, more: object = {}): Promise<readonly [Answer, Answer]> => {
      const answer = await putString(admin, order, { values: [{ value }], ...more })
      const read = await admin.send('getString', order)
      // An update that did not come about has no time.
      if (answer.status < 300 && read.status === 200)
        assume(read, 'text.setString.updated').at('/values/0/value', value)
      return [answer, read]
    }
    let [put, after] = await update('Assay replaced this.')
    await assumeUpdated(stage, put, order)
    if (timeOf(after) === timeOf(before)) {
      await waitUntil(now() + nextSecond)
      ;[put, after] = await update('Assay replaced this again.')
      await assumeUpdated(stage, put, order)
    }
    assume(after, 'text.setString.updated').status(200)
    verify.modifiedAtLater(after).isLater('/modifiedAt', before.at('/modifiedAt'))
    // Before that it may tell that it was never modified; now it was.
    verify.modifiedAtLater(after).tells(...wasSet)
    const [answer, read] = await update('Assay replaced this once more.', sent)
    verify.modifiedAtReadOnly(answer).status(200, 422, 400)
    assume(read, 'text.setString.created').status(200)
    verify
      .modifiedAtReadOnly(read)
      .tells(
        '/modifiedAt',
        `another time than ${sent.modifiedAt}, which was sent`,
        (time) => Date.parse(String(time)) !== Date.parse(sent.modifiedAt),
      )
    await judgeLaterInLanguage(stage, verify.modifiedAtLater, order, read)
  },
})
