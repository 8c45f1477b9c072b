import { shared } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { scenario } from '../shared/scenario.js'
import { sharedGroup } from './shared/shared-group.js'

export default scenario('A group that is not there does not bring the others', {
  verifies: { groups: 'text.resolved.groups' },
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, verify, giveUp } = stage
    const known = [...(await fixtures.groups()).keys()]
    const nowhere = await fixtures.unknownGroup()
    const answer = await customer.send('getResolvedText', { query: { groups: [nowhere] } })
    // Where it is malformed to ask for it, nothing comes of it.
    if (answer.status === 400) return void verify.groups(answer).status(400)
    const came = [...groupsOf(answer).keys()].filter((one) => one !== nowhere)
    // All groups share one group; the contract shows neither which one nor what sharing means.
    const { kind } = await sharedGroup(stage, known, nowhere, came)
    const rest = known.filter((one) => !came.includes(one))
    const foreign = kind === 'none' && came.length > 0 ? came : rest
    if (answer.status === 200 && kind !== 'unknown' && foreign.length > 0)
      return void verify.groups(answer).namesNoneOf('/groups', foreign)
    giveUp(
      'No group is known that could come instead, but one that all may share.',
      'let resolved text show another group with strings',
    )
  },
})
