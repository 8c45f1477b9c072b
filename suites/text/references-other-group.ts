import { assumeResolving } from './assume-resolving.js'
import { groupsOf } from './groups-of.js'
import { ownString } from './own-string.js'
import { pointerTo } from './pointer-to.js'
import { resolveText } from './resolve-text.js'
import { scenario } from './scenario.js'

const groupsTried = 4

export default scenario('A reference leads into another group than the one that was asked for', {
  verifies: ['text.references.other-group'],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps(stage) {
    const { fixtures, verify, giveUp } = stage
    const group = await fixtures.writableGroup()
    await assumeResolving(stage, group)
    const groups = [...(await fixtures.groups()).keys()].filter((one) => one !== group)
    for (const other of groups.slice(0, groupsTried)) {
      const there = await resolveText(stage, { query: { groups: [other] } })
      const found = [...(groupsOf(there).get(other) ?? [])].find(
        ([, text]) => typeof text === 'string' && text !== '' && !text.includes('{{'),
      )
      if (found === undefined) continue
      const [name, text] = found
      const own = await ownString(stage, group, [{ value: `{{${other}.${name}}}` }])
      const resolved = await resolveText(stage, { query: { groups: [group] } })
      return verify('text.references.other-group', resolved).at(pointerTo(own), text)
    }
    giveUp('There is no string of another group to refer to.', 'fixtures.text.group')
  },
})
