import { assumeCurrent, describedPart, isTag, shared } from '../../../src/scenario/index.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { putString } from '../shared/put-string.js'
import { resolveText } from '../shared/resolve-text.js'
import { tellTheSame } from './shared/tell-the-same.js'
import { sameItemsAs } from '../shared/same-items-as.js'
import { scenario } from '../shared/scenario.js'
import type { TextItem } from '../shared/text-item.js'

const replaced = [{ value: 'Assay replaced this.' }]
const spanish = { value: 'Assay lo cambió.', language: 'es-MX' }
const added = [...replaced, spanish, { ...spanish, value: 'Lo cambió.', format: 'small' }]
/** Each differs from the one before in the letter case of one text. */
const inCapitals = added.map((_, last) =>
  added.map((one, at) => (at > last ? one : { ...one, value: one.value.toUpperCase() })),
)

type Key = 'updated' | 'itemAdded'

const notResolved = [
  'The string was not among the resolved text before it was updated, either.',
  { remedy: 'let the resolved text hold the string' },
] as const

export default scenario('A string that is set where there was one is updated', {
  verifies: {
    updated: 'text.setString.updated',
    itemAdded: { requirement: 'text.setString.item-added', after: 'updated' },
    resolvedAfter: { requirement: 'text.setString.resolved-after', after: 'updated' },
    answerAgrees: { requirement: 'text.setString.answer-agrees', after: 'updated' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 35,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const own = await ownString(stage, group, [{ value: 'Assay made this.' }])
    const { order } = own
    const created = await admin.send('getString', order)
    assume(created, 'text.setString.created').status(200)
    assume(created, 'text.getString.tag-present').header('ETag', 'an entity tag', isTag)
    // A service that keeps copies of what it resolved has one now.
    const before = await resolveText(stage, { query: { groups: [group] } }, [own])
    const isResolved = before.at(pointerTo(own)) === 'Assay made this.'

    const update = async (key: Key, values: readonly TextItem[], members: object = {}) => {
      const answer = await putString(admin, order, { ...members, values })
      await assumeCurrent(stage, answer, { sender: admin, operation: 'getString', order })
      const isUpdated = verify[key](answer).status(200)
      if (answer.status >= 300) return false
      assume(answer, 'text.textString.no-error').at('/_error', undefined)
      const now = await admin.send('getString', order)
      assume(now, 'text.setString.updated').status(200)
      tellTheSame(verify.answerAgrees, answer, now)
      return verify[key](now).tells(...sameItemsAs({ values })) && isUpdated
    }
    if (!(await update('updated', replaced))) return
    const due = [{ ...own, text: 'Assay replaced this.' }]
    const resolved = isResolved
      ? await resolveText(stage, { query: { groups: [group] } }, due)
      : undefined
    if (resolved) verify.resolvedAfter(resolved).at(pointerTo(own), 'Assay replaced this.')
    else verify.resolvedAfter.undecided(...notResolved)
    if (!(await update('itemAdded', added))) return
    // In whatever order its items come, and if nothing but the letter case of one of them changes.
    for (const items of inCapitals) if (!(await update('updated', items.toReversed()))) return
    // As a client sends it that changes what it has read; when it was modified is not for it to say.
    const shown = Object(describedPart(created.operation, created.json)) as object
    await update('updated', added, { ...shown, modifiedAt: undefined })
  },
})
