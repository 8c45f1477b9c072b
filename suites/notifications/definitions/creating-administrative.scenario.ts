import { shared } from '../../../src/scenario/index.js'
import { removeDefinition } from '../shared/create-own.js'
import { listDefinitions } from './shared/list-definitions.js'
import { ownDefinition, ownGlobal, ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'
import { assumeCreated } from '../shared/assume-created.js'

const cases = [
  ['createDefinition', 'notifications.createDefinition.administrative'],
  ['createGlobalDefinition', 'notifications.createGlobalDefinition.administrative'],
] as const

export default scenario('A customer creates no definitions', {
  verifies: cases.map(([, requirement]) => requirement),
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, customer, random, verify, undecided } = stage
    for (const [id, requirement] of cases) {
      const bodyOf = (type: string) => {
        const text = `Assay made ${type}.`
        return id === 'createDefinition'
          ? ownDefinition(type, { message: { text } })
          : ownGlobal(text)
      }
      // What is refused below is refused for who asks: of the administrator it is accepted.
      const accepted = await admin.send(id, { json: bodyOf(ownType(random)) })
      removeDefinition(stage, accepted)
      assumeCreated(stage, accepted)
      const type = ownType(random)
      const answer = await customer.send(id, { json: bodyOf(type) })
      removeDefinition(stage, answer)
      if (answer.status >= 500) {
        undecided(requirement, `It was answered with ${answer.status}.`)
        continue
      }
      verify(requirement, answer).status('4XX')
      if (answer.status < 400) continue
      const { items, pages, complete } = await listDefinitions(admin)
      const isIt = (item: object): boolean => JSON.stringify(item).includes(type)
      const page = pages.at(-1)?.answer
      if (page === undefined || (!complete && !items.some(isIt))) continue
      verify(requirement, page).that({
        holds: !items.some(isIt),
        absence: true,
        expected: 'nothing that was created',
        actual: 'what the customer had sent, in the list',
        pointer: '/_embedded/items',
        exchanges: [answer.exchange.number],
      })
    }
  },
})
