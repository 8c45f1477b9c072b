import {
  type Answer,
  type Item,
  often,
  type RequestInput,
  shared,
} from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { isOwnName } from '../shared/is-own-name.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { narrowings } from './shared/narrowings.js'

const mostGroups = 4

export default scenario('The groups below a group are answered as each of them would be alone', {
  verifies: {
    together: {
      requirement: 'text.resolved.subgroups-together',
      after: ['text.resolved.subgroups', 'text.resolved.no-subgroups'],
    },
  },
  touches: [shared('text.strings')],
  requests: 60,
  async steps(stage) {
    const { customer, fixtures, verify, confirmed } = stage
    const group = await fixtures.groupWithSubgroups()
    const known = [...(await fixtures.groups()).keys()]
    const below = known.filter((one) => one.startsWith(`${group}.`))
    const wanted = [group, ...below].slice(0, mostGroups)
    const ask = (query: RequestInput['query'], accept?: string): Promise<Answer> =>
      resolveText(stage, {
        query,
        headers: accept === undefined ? [] : [['Accept-Language', accept]],
      })
    // Groups that are left out without other parameters are missed by another requirement.
    const shown = groupsOf(await ask({ groups: [group], subgroups: true }))
    const names = wanted.filter((one) => shown.has(one))
    const strings: Item[] = []
    for (const groupId of names)
      strings.push(...(await customer.send('getStrings', { path: { groupId } })).items)
    let telling = 0
    for (const { query, accept } of narrowings(strings.filter((one) => !isOwn(one))))
      await confirmed(async (compare) => {
        const all: Answer[] = []
        const together = { ...query, groups: [group], subgroups: true }
        while (all.length < often) all.push(await ask(together, accept))
        const plain = await ask({ groups: [group], subgroups: true })
        for (const name of names) {
          const alone = await ask({ ...query, groups: [name] }, accept)
          const due = textsOf(alone, name)
          if (due !== textsOf(plain, name)) telling += 1
          const expected = `${name} as it is alone: ${due}`
          for (const one of all)
            compare
              .together(one, alone)
              .tells('/groups', expected, () => textsOf(one, name) === due, { whole: true })
        }
      })
    if (telling === 0)
      verify.together.undecided(`No parameter changes the text of ${names.join(', ')}.`, {
        remedy: 'let a group with groups below it have texts for a language and a format',
      })
  },
})

const isOwn = ({ name }: Item): boolean => isOwnName(String(name))

/** The texts of one group, in an order that lets two answers be compared. */
const textsOf = (answer: Answer, group: string): string =>
  JSON.stringify(
    [...(groupsOf(answer).get(group) ?? [])].filter(([name]) => !isOwnName(name)).toSorted(),
  )
