import { type Answer, shared } from '../../../src/scenario/index.js'
import { isOwnName } from '../shared/is-own-name.js'
import { scenario } from '../shared/scenario.js'

const mostStrings = 8

export default scenario('A string of the list can be read by its name', {
  verifies: {
    nameIsId: 'text.textString.name-is-id',
    noError: 'text.textString.no-error',
  },
  touches: [shared('text.strings')],
  async steps({ customer, fixtures, given, verify, giveUp, operation, plain, settled }) {
    const groupId = await fixtures.group()
    const read = () => customer.send('getStrings', { path: { groupId } })
    const list = await read()
    given(list).status(200)
    /** Whether a string stays in the list: one that someone deleted leaves it sooner or later. */
    const isListed = async (name: string): Promise<boolean> => {
      const shows = ({ items }: Answer) => items.some((one) => one['name'] === name)
      return shows(await settled(read, (seen) => !shows(seen)))
    }
    const named = list.items.filter(({ name }) => typeof name === 'string' && !isOwnName(name))
    if (named.length === 0) giveUp('The list names no string.', 'fixtures.text.group')
    for (const item of named.slice(0, mostStrings)) {
      const index = list.items.indexOf(item)
      verify.noError(list).at(`/_embedded/items/${index}/_error`, undefined)
      const name = String(item['name'])
      const answer = await customer.send('getString', { path: { groupId, textStringId: name } })
      // The operation may answer no caller: then that is the root.
      if (answer.status !== 200) await plain(operation('getString'))
      if (answer.status !== 200 && !(await isListed(name))) continue
      if (!verify.nameIsId(answer).status(200)) continue
      const isItsName = (told: unknown): boolean => (told ?? name) === name
      verify.nameIsId(answer).tells('/name', `${name}, as in the list`, isItsName)
      verify.noError(answer).at('/_error', undefined)
    }
  },
})
