import { shared } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { asWritten, inSpanish, severalAtOnce, singly, textsOf } from './shared/several-at-once.js'

export default scenario('Several parameters of resolved text apply together', {
  verifies: { together: 'text.resolved.together' },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 30,
  async steps(stage) {
    const { admin, fixtures, assume, verify, giveUp } = stage
    const group = await fixtures.writableGroup()
    const [, format] = await fixtures.twoFormats()
    const { key } = await ownString(stage, group, [{ value: 'referred to' }])
    const own = await ownString(stage, group, textsOf(key, format))
    const read = await admin.send('getString', own.order)
    assume(read, 'text.setString.created').status(200)
    const ask = (query: object) => resolveText(stage, { query: { groups: [group], ...query } })

    // All groups share one group; which one it is and what sharing means is not shown.
    const along = [...groupsOf(await ask({})).keys()]
    for (const [query, text] of singly(key, format))
      if ((await ask(query)).at(pointerTo(own)) !== text)
        giveUp(
          `Resolved text is not right with the parameter ${Object.keys(query).join()} alone, either.`,
          'let each parameter be right alone',
        )
    for (const [query, text] of severalAtOnce(key, format)) {
      const answer = await ask(query)
      verify.together(answer).at(pointerTo(own), text)
      verify
        .together(answer)
        .namesOnly('/groups', `${group} and what all groups share`, (name) => along.includes(name))
    }

    const modified = Date.parse(String(read.at('/modifiedAt')))
    if (Number.isNaN(modified)) return
    // What was modified is there since a second before, and not since a second after.
    const [before, after] = [-1000, 1000].map((milliseconds) => ({
      since: new Date(modified + milliseconds).toISOString(),
    }))
    if ((await ask({ ...before })).at(pointerTo(own)) === undefined) return
    if ((await ask({ ...after })).at(pointerTo(own)) !== undefined) return
    for (const query of [inSpanish, { format }, asWritten]) {
      verify.together(await ask({ ...query, ...after })).at(pointerTo(own), undefined)
      const whole = (await ask(query)).at(pointerTo(own))
      verify.together(await ask({ ...query, ...before })).at(pointerTo(own), whole)
    }
  },
})
