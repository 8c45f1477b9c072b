import { often, shared, staysSo } from '../../../src/scenario/index.js'
import { assumeUpdated } from '../shared/assume-updated.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { putString } from '../shared/put-string.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

const hour = 60 * 60 * 1000
/** Time zones that are no whole hours from Greenwich: of India, and of Newfoundland. */
const [india, newfoundland] = [5.5 * hour, 3.5 * hour]
/** The time from which most services count: zero to them. */
const longAgo = '1969-12-31T16:00:00-08:00'
const [made, changed] = ['Assay made this.', 'Assay changed this.']
const values = [{ value: changed }]
/** Without an offset it is no point in time (RFC 3339, section 5.6), which is another requirement's matter. */
const untold = [
  'The string does not show when it was modified.',
  'let the string show when it was modified',
] as const

export default scenario(
  'The time of since may be written in each form of RFC 3339, and an updated string is newer',
  {
    verifies: { sinceNewer: 'text.resolved.since-newer' },
    safety: 'reversible',
    touches: [shared('text.strings')],
    requests: 40,
    async steps(stage) {
      const { admin, customer, fixtures, assume, verify, giveUp, waitUntil, now } = stage
      const group = await fixtures.writableGroup()
      const own = await ownString(stage, group, [{ value: made }])
      const read = await admin.send('getString', own.order)
      assume(read, 'text.setString.created').status(200)
      const told = String(read.at('/modifiedAt'))
      const modified = Date.parse(told)
      if (Number.isNaN(modified) || !/(?:z|[+-]\d\d:\d\d)$/i.test(told)) giveUp(...untold)
      // What is answered without since is refused for it.
      await resolveText(stage, { query: { groups: [group] } }, [own])
      const newerThan = async (since: string, text: string) => {
        const query = { groups: [group], since }
        const first = await customer.send('getResolvedText', { query })
        if ([400, 422].includes(first.status)) return verify.sinceNewer(first).status(200)
        const isDue = first.status === 200 && first.at(pointerTo(own)) === text
        const due = [{ ...own, text }]
        const answer = isDue ? first : await resolveText(stage, { query }, due)
        if (!verify.sinceNewer(answer).at(pointerTo(own), text)) return false
        return staysSo(
          verify.sinceNewer,
          async (look) => {
            const again = await customer.send('getResolvedText', { query })
            if ([400, 422].includes(again.status)) return look(again).status(200)
            const told = again.status === 200 ? again : await resolveText(stage, { query })
            return look(told).at(pointerTo(own), text)
          },
          often - 1,
        )
      }
      const since = new Date(modified - 1000).toISOString()
      // What the clocks show of the same time further east.
      // And of a later time further west: a rule looks whether the string is left out.
      const later = new Date(modified + 1000 - newfoundland).toISOString().replace('Z', '-03:30')
      await customer.send('getResolvedText', { query: { groups: [group], since: later } })
      // Of the fraction of a second one digit may be told: nine tenths, which are no nine milliseconds.
      const tenths = new Date(modified).toISOString().replace(/\.\d+Z$/, '.9Z')
      if (/\.\d/.test(told)) await resolveText(stage, { query: { groups: [group], since: tenths } })
      // Nothing is newer than tomorrow: that is an answer as well, to however many digits it is told.
      const tomorrow = new Date(modified + 24 * hour).toISOString().replace('Z', '456Z')
      await resolveText(stage, { query: { groups: [group], since: tomorrow } })
      const elsewhere = new Date(modified - 1000 + india).toISOString().replace('Z', '+05:30')
      // With and without a fraction of a second, and long ago (RFC 3339, section 5.8).
      for (const time of [since, since.replace(/\.\d+/, ''), elsewhere, longAgo])
        await newerThan(time, made)
      await waitUntil(now() + 1000)
      await assumeUpdated(stage, await putString(admin, own.order, { values }), own.order)
      const updated = await admin.send('getString', own.order)
      assume(updated, 'text.setString.updated').at('/values/0/value', changed)
      const query = { groups: [group] }
      const resolved = await resolveText(stage, { query }, [{ ...own, text: changed }])
      assume(resolved, 'text.setString.resolved-after').at(pointerTo(own), changed)
      // Where whole seconds are told, it was made within the one that is told.
      const last = /\.\d/.test(told) ? told : new Date(modified + 999).toISOString()
      if (Date.parse(String(updated.at('/modifiedAt'))) > modified)
        for (const time of new Set([told, last])) await newerThan(time, changed)
    },
  },
)
