import { often, shared, someTimes, staysSo } from '../../../src/scenario/index.js'
import { judgeReferring } from './shared/judge-referring.js'
import { notModified } from './shared/not-modified.js'
import { isOwnName } from '../shared/is-own-name.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

export default scenario('With since, only strings that were modified later are returned', {
  verifies: {
    sinceOlder: 'text.resolved.since-older',
    sinceNewer: 'text.resolved.since-newer',
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 40,
  async steps(stage) {
    const { admin, customer, fixtures, assume, given, verify, giveUp } = stage
    const group = await fixtures.writableGroup()
    const own = await ownString(stage, group, [{ value: 'Assay made this.' }])
    const read = await admin.send('getString', own.order)
    assume(read, 'text.setString.created').status(200)
    const modified = Date.parse(String(read.at('/modifiedAt')))
    if (Number.isNaN(modified))
      return giveUp(
        'The string does not show when it was modified.',
        'let the string show when it was modified',
      )

    const since = new Date(modified - 1000).toISOString()
    const newer = await resolveText(stage, { query: { groups: [group], since } }, [own])
    verify.sinceNewer(newer).at(pointerTo(own), 'Assay made this.')

    // The last moment at which it was not yet newer is that of its modification, as precisely as the answer gives it.
    const told = String(read.at('/modifiedAt'))
    if (/\.\d*[1-9]/.test(told)) {
      const query = { groups: [group], since: told }
      await someTimes(
        async () =>
          verify.sinceOlder(await resolveText(stage, { query })).at(pointerTo(own), undefined),
        often,
      )
    }
    const justBefore = new Date(modified - 1).toISOString()
    const query = { groups: [group], since: justBefore }
    const newest = await resolveText(stage, { query }, [own])
    if (verify.sinceNewer(newest).at(pointerTo(own), 'Assay made this.'))
      await staysSo(
        verify.sinceNewer,
        async (look) =>
          look(await resolveText(stage, { query })).at(pointerTo(own), 'Assay made this.'),
        often - 1,
      )

    await judgeReferring(stage, verify.sinceOlder, group)
    const readable = await fixtures.group()
    let compared = 0
    // In the group of what was just made there may be old strings as well.
    for (const one of new Set([readable, group])) {
      const listed = await customer.send('getStrings', { path: { groupId: one } })
      given(listed).status(200)
      const old = listed.items
        .filter(({ modifiedAt }) => Date.parse(String(modifiedAt)) < modified - 5000)
        .map(({ name }) => String(name))
        .filter((name) => !isOwnName(name))
      const answer = await resolveText(stage, { query: { groups: [one], since } })
      const still = await notModified(stage, { group: one, names: old, since }, answer)
      compared += still.length
      if (still.length > 0) verify.sinceOlder(answer).namesNoneOf(`/groups/${one}`, still)
    }
    if (compared === 0)
      verify.sinceOlder.undecided(
        `No string of ${readable} shows that it was modified some time ago.`,
        { remedy: 'fixtures.text.group' },
      )
  },
})
