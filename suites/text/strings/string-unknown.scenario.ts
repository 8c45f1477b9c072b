import { often, someTimes } from '../../../src/scenario/index.js'
import { namesElsewhere } from './shared/names-elsewhere.js'
import { ownName } from '../shared/own-name.js'
import { scenario } from '../shared/scenario.js'

/** What every object has in some languages. */
const knownToPrograms = ['constructor', 'toString']

export default scenario('getString answers with 404 where there is no such string', {
  verifies: {
    unknown: 'text.getString.unknown',
    unknownGroup: 'text.getString.unknown-group',
  },
  async steps({ customer, fixtures, given, verify, random }) {
    const known = { groupId: await fixtures.group(), textStringId: await fixtures.string() }
    given(await customer.send('getString', { path: known })).status(200)
    const isUnknown = (textStringId: string) => async () =>
      verify
        .unknown(await customer.send('getString', { path: { ...known, textStringId } }))
        .status(404)
    await someTimes(isUnknown(ownName(random)), often)
    // Nor is one found here that another group has.
    const groups = await fixtures.groups()
    const here = groups.get(known.groupId) ?? []
    for (const textStringId of await namesElsewhere(customer, groups, known.groupId))
      await someTimes(isUnknown(textStringId), often)
    // Nor one that begins alike, or that programs know.
    const alike = [known.textStringId.slice(0, -1), `${known.textStringId}0`]
    for (const textStringId of [...alike, ...knownToPrograms])
      if (textStringId !== '' && here.length > 0 && !here.includes(textStringId))
        await isUnknown(textStringId)()
    const path = { ...known, groupId: await fixtures.unknownGroup() }
    await someTimes(
      async () => verify.unknownGroup(await customer.send('getString', { path })).status(404, 422),
      often,
    )
    // Nor in one below a group that has it, and does not exist.
    const below = `${known.groupId.replace(/\..*/, '')}.${ownName(random)}`
    const inherited = await customer.send('getString', { path: { ...known, groupId: below } })
    verify.unknownGroup(inherited).status(404, 422)
  },
})
