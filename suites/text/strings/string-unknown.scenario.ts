import { ownName } from '../shared/own-name.js'
import { scenario } from '../shared/scenario.js'

export default scenario('getString answers with 404 where there is no such string', {
  verifies: {
    unknown: 'text.getString.unknown',
    unknownGroup: 'text.getString.unknown-group',
  },
  async steps({ customer, fixtures, given, verify, random }) {
    const known = { groupId: await fixtures.group(), textStringId: await fixtures.string() }
    given(await customer.send('getString', { path: known })).status(200)
    const noString = await customer.send('getString', {
      path: { ...known, textStringId: ownName(random) },
    })
    verify.unknown(noString).status(404)
    // Nor is one found here that another group has.
    const groups = await fixtures.groups()
    const here = groups.get(known.groupId) ?? []
    const elsewhere = [...groups.values()].flat().filter((name) => !here.includes(name))
    for (const textStringId of elsewhere.slice(0, 2))
      verify
        .unknown(await customer.send('getString', { path: { ...known, textStringId } }))
        .status(404)
    const noGroup = await customer.send('getString', {
      path: { ...known, groupId: await fixtures.unknownGroup() },
    })
    verify.unknownGroup(noGroup).status(404, 422)
  },
})
