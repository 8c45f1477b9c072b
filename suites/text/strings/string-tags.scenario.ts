import { alone, assumeOutdated } from '../../../src/scenario/index.js'
import { isShown } from '../shared/is-shown.js'
import { judgeTagOfFewer } from './shared/judge-tag-of-fewer.js'
import { judgeFurtherText } from './shared/judge-further-text.js'
import { judgeOtherTag } from '../shared/judge-other-tag.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { putString } from '../shared/put-string.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { assumeUpdated } from '../shared/assume-updated.js'

/** As long as what was there before: an entity tag may not go by the length alone. */
const text = 'Assay told this.'

export default scenario('All entity tags that concern a string change after an update', {
  verifies: {
    tagOfResolved: 'text.setString.tag-of-resolved',
    tagOfStrings: 'text.setString.tag-of-strings',
  },
  safety: 'reversible',
  // What else is created changes the tag as well.
  touches: [alone('text.strings')],
  async steps(stage) {
    const { admin, customer, fixtures, assume, given, verify, settled } = stage
    const group = await fixtures.writableGroup()
    const older = await ownString(stage, group, [{ value: 'Assay made this before.' }])
    const own = await ownString(stage, group, [{ value: 'Assay made this.' }])
    const look = async () => ({
      resolved: await resolveText(stage, { query: { groups: [group] } }, [own]),
      strings: await customer.send('getStrings', { path: { groupId: group } }),
    })
    const before = await look()
    const put = await putString(admin, own.order, { values: [{ value: text }] })
    await assumeUpdated(stage, put, own.order)
    const now = await admin.send('getString', own.order)
    assume(now, 'text.setString.updated').at('/values/0/value', text)
    const after = await settled(look, ({ resolved, strings }) =>
      [resolved, strings].every(isShown(text)),
    )
    if (before.resolved.at(pointerTo(own)) === 'Assay made this.')
      assume(after.resolved, 'text.setString.resolved-after').at(pointerTo(own), text)
    const resolved = { before: before.resolved, after: after.resolved }
    judgeOtherTag(verify.tagOfResolved, text, resolved)
    const strings = { before: before.strings, after: after.strings }
    for (const list of [strings.before, strings.after]) given(list).status(200)
    // Customers are told of it as well, where they are shown what strings say.
    if (isShown('Assay made this.')(before.strings))
      assume(after.strings, 'text.setString.listed').tells('/_embedded/items', text, () =>
        isShown(text)(after.strings),
      )
    judgeOtherTag(verify.tagOfStrings, text, strings)
    await assumeOutdated(stage, strings, (headers) =>
      customer.send('getStrings', { path: { groupId: group }, headers }),
    )
    await assumeOutdated(stage, resolved, (headers) =>
      customer.send('getResolvedText', { query: { groups: [group] }, headers }),
    )
    const later = await judgeFurtherText(stage, verify.tagOfStrings, own, [now, after.strings])
    await judgeTagOfFewer(stage, verify.tagOfStrings, older, later)
  },
})
