import { alone, often, shared, staysSo } from '../../../src/scenario/index.js'
import { assumeResolving } from './shared/assume-resolving.js'
import { judgeNamesakes } from './shared/judge-namesakes.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { isStill, textsElsewhere } from './shared/texts-elsewhere.js'

export default scenario('A reference may name a string of a group that was not requested', {
  verifies: { otherGroup: 'text.references.other-group' },
  safety: 'reversible',
  touches: [shared('text.strings'), alone('text.otherGroup')],
  requests: 45,
  async steps(stage) {
    const { fixtures, verify, giveUp } = stage
    const group = await fixtures.writableGroup()
    await assumeResolving(stage, group)
    await judgeNamesakes(stage, verify.otherGroup, group)
    const texts = await textsElsewhere(stage, await fixtures.groups(), group)
    if (texts.length === 0)
      giveUp(
        'There is no string of another group to refer to.',
        'let resolved text show another group with strings',
      )
    for (const one of texts) {
      const { key, text } = one
      const own = await ownString(stage, group, [{ value: `{{${key}}}` }])
      const query = { groups: [group] }
      const resolved = await resolveText(stage, { query }, [own])
      if (resolved.at(pointerTo(own)) !== text && !(await isStill(stage, one))) continue
      if (verify.otherGroup(resolved).at(pointerTo(own), text))
        await staysSo(
          verify.otherGroup,
          async (look) => {
            const again = await resolveText(stage, { query })
            const isAsBefore = again.at(pointerTo(own)) === text
            return (
              (!isAsBefore && !(await isStill(stage, one))) || look(again).at(pointerTo(own), text)
            )
          },
          often - 1,
        )
    }
  },
})
