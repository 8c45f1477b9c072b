import { ownName } from '../shared/own-name.js'
import { scenario } from '../shared/scenario.js'

export default scenario('getString answers 404 where there is no such string', {
  verifies: ['text.getString.unknown', 'text.getString.unknown-group'],
  async steps({ customer, fixtures, given, verify, random }) {
    const known = { groupId: await fixtures.group(), textStringId: await fixtures.string() }
    given(await customer.send('getString', { path: known })).status(200)
    const noString = { ...known, textStringId: ownName(random) }
    verify('text.getString.unknown', await customer.send('getString', { path: noString })).status(
      404,
    )
    const noGroup = { ...known, groupId: await fixtures.unknownGroup() }
    verify(
      'text.getString.unknown-group',
      await customer.send('getString', { path: noGroup }),
    ).status(404, 422)
  },
})
