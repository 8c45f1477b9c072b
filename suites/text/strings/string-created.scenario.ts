import { type Answer, assumePermitted, shared } from '../../../src/scenario/index.js'
import { createString } from '../shared/create-string.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { sameItemsAs } from '../shared/same-items-as.js'
import { scenario } from '../shared/scenario.js'
import { assumeAnswered } from './shared/assume-answered.js'

const values = [{ value: 'Assay made this.' }]

export default scenario('A string that is set where there was none is created', {
  verifies: {
    created: 'text.setString.created',
    createdLocation: {
      requirement: 'text.setString.created-location',
      after: ['created', 'text.setString.201.Location'],
    },
    clientChosen: { requirement: 'text.ids.client-chosen', after: 'created' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, assume, verify, giveUp, operation, plain } = stage
    const groupId = await fixtures.writableGroup()
    const before = namesIn(await admin.send('getStrings', { path: { groupId } }))
    const { name, order, answer, mayNotCreate } = await createString(stage, groupId, values)
    if (mayNotCreate)
      giveUp(
        `Creating a string was refused with ${answer.status}; whether it takes If-Match is open.`,
        'let a string be created without If-Match, or whatever that holds',
      )
    assumePermitted(stage, answer)
    // It may find no group at all: then that is the root.
    if (answer.status === 404) await plain(operation('getStrings'))
    verify.created(answer).status(201)
    if (answer.status >= 300) return
    assume(answer, 'text.textString.no-error').at('/_error', undefined)

    const found = await admin.send('getString', order)
    // The operation may answer no caller: then that is the root.
    if (found.status !== 200) await plain(operation('getString'))
    if (!verify.created(found).status(200)) return
    verify.created(found).tells(...sameItemsAs({ values }))
    const isItsName = (told: unknown): boolean => (told ?? name) === name
    verify.clientChosen(found).tells('/name', `the name ${name} that it was given`, isItsName)
    await verify.clientChosen.confirmed(async (compare) => {
      const list = await admin.send('getStrings', { path: { groupId } })
      // A list that shows nothing new may show part of the strings, or not this one yet.
      if (namesIn(list).some((one) => !before.includes(one))) compare(list).holds([name], 'name')
    })

    const location = answer.header('Location')
    if (location !== undefined && itemsOfString(found.json) !== undefined) {
      const behind = await admin.visit(answer, location, 'getString')
      verify.createdLocation(behind).status(200)
      if (behind.status === 200) verify.createdLocation(behind).tells(...sameItemsAs(found))
    }
    await assumeAnswered(stage, { answer, found }, { group: groupId, values })
  },
})

/** Names in the list of the strings of a group, as far as there is one. */
const namesIn = ({ status, items }: Answer): readonly unknown[] =>
  status === 200 ? items.map(({ name }) => name).filter((name) => typeof name === 'string') : []
