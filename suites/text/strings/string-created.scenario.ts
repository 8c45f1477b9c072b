import { assumePermitted, shared, type Stage } from '../../../src/scenario/index.js'
import { createString } from '../shared/create-string.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { scenario } from '../shared/scenario.js'

const created = 'text.setString.created'
const createdLocation = 'text.setString.created-location'
const clientChosen = 'text.ids.client-chosen'
const noError = 'text.textString.no-error'

const body = { values: [{ value: 'Assay made this.' }] }

/** Names in the list of the strings of a group, as far as there is one. */
async function namesListed(admin: Stage['admin'], groupId: string): Promise<readonly string[]> {
  const { status, items } = await admin.send('getStrings', { path: { groupId } })
  return status === 200 ? items.flatMap(({ name }) => (typeof name === 'string' ? name : [])) : []
}

export default scenario('A string that is set where there was none is created', {
  verifies: [created, createdLocation, clientChosen, noError],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, verify, undecided, giveUp, operation, plain } = stage
    const group = await fixtures.writableGroup()
    const before = await namesListed(admin, group)
    const { name, order, answer, mayNotCreate } = await createString(stage, group, body.values)
    if (mayNotCreate)
      giveUp(
        `Creating a string was refused with ${answer.status}; whether it takes If-Match is open.`,
      )
    assumePermitted(stage, answer)
    // It may find nothing at all: then that is the root.
    if (answer.status === 404) await plain(operation('getStrings'))
    verify(created, answer).status(201)
    const found = await admin.send('getString', order)
    const root = { dependsOn: created }
    if (answer.status >= 300) {
      for (const one of [createdLocation, clientChosen, noError])
        undecided(one, 'No string was created.', root)
      return
    }
    verify(noError, answer).at('/_error', undefined)
    // It may answer nothing at all: then that is the root.
    if (found.status !== 200) await plain(operation('getString'))
    verify(created, found).status(200)
    if (found.status !== 200) {
      for (const one of [createdLocation, clientChosen])
        undecided(one, 'The string is not there.', root)
      return
    }
    const told = found.at('/name') ?? name
    verify(clientChosen, found).that({
      holds: told === name,
      expected: `the string under the name ${name} that it was given`,
      actual: JSON.stringify(told),
      pointer: '/name',
      exchanges: [answer.exchange.number],
    })
    const fresh = (await namesListed(admin, group)).filter((one) => !before.includes(one))
    if (fresh.length > 0)
      verify(clientChosen, found).that({
        holds: fresh.includes(name),
        expected: `a new string ${name} in the list of strings`,
        actual: fresh.join(', '),
        exchanges: [answer.exchange.number],
      })
    verify(created, found).that({
      holds: String(itemsOfString(found.json)) === String(itemsOfString(body)),
      expected: String(itemsOfString(body)),
      actual: String(itemsOfString(found.json) ?? 'no values'),
      pointer: '/values',
      whole: true,
    })
    if (answer.status !== 201)
      return undecided(createdLocation, 'It was not answered with 201.', root)
    if (itemsOfString(found.json) === undefined)
      return undecided(createdLocation, 'The string shows no items.', root)
    const location = answer.header('Location')
    if (location === undefined)
      return undecided(createdLocation, 'There is no Location.', {
        dependsOn: 'text.setString.201.Location',
      })
    const behind = await admin.visit(answer, location, 'getString')
    const [expected, actual] = [found, behind].map(({ json }) => String(itemsOfString(json)))
    verify(createdLocation, behind).that({
      holds: behind.status === 200 && expected === actual,
      expected: `the string behind ${location}`,
      actual: behind.status === 200 ? (actual ?? 'none') : `status ${behind.status}`,
      ...(behind.status === 200 ? { pointer: '/values', whole: true } : {}),
      exchanges: [answer.exchange.number],
    })
  },
})
