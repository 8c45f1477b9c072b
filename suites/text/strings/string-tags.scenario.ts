import { alone, assumeOutdated } from '../../../src/scenario/index.js'
import { judgeOtherTag } from '../shared/judge-other-tag.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { putString } from '../shared/put-string.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { assumeUpdated } from '../shared/assume-updated.js'

const tagOfResolved = 'text.setString.tag-of-resolved'
const tagOfStrings = 'text.setString.tag-of-strings'
const text = 'Assay tagged this.'

export default scenario('What shows a string has another entity tag after an update', {
  verifies: [tagOfResolved, tagOfStrings],
  safety: 'reversible',
  // What else is created changes the tag as well.
  touches: [alone('text.strings')],
  async steps(stage) {
    const { admin, customer, fixtures, assume, given } = stage
    const group = await fixtures.writableGroup()
    const own = await ownString(stage, group, [{ value: 'Assay made this.' }])
    const look = async () => ({
      resolved: await resolveText(stage, { query: { groups: [group] } }),
      strings: await customer.send('getStrings', { path: { groupId: group } }),
    })
    const before = await look()
    const put = await putString(admin, own.order, { values: [{ value: text }] })
    await assumeUpdated(stage, put, own.order)
    const now = await admin.send('getString', own.order)
    assume(now, 'text.setString.updated').at('/values/0/value', text)
    const after = await look()
    if (before.resolved.at(pointerTo(own)) === 'Assay made this.')
      assume(after.resolved, 'text.setString.resolved-after').at(pointerTo(own), text)
    judgeOtherTag(stage, tagOfResolved, text, {
      before: before.resolved,
      after: after.resolved,
      tagged: 'text.getResolvedText.tag-present',
    })
    for (const strings of [before.strings, after.strings]) given(strings).status(200)
    judgeOtherTag(stage, tagOfStrings, text, {
      before: before.strings,
      after: after.strings,
      tagged: 'text.getStrings.tag-present',
    })
    await assumeOutdated(stage, { before: before.strings, after: after.strings }, (headers) =>
      customer.send('getStrings', { path: { groupId: group }, headers }),
    )
    await assumeOutdated(stage, { before: before.resolved, after: after.resolved }, (headers) =>
      customer.send('getResolvedText', { query: { groups: [group] }, headers }),
    )
  },
})
