import { alone } from '../../../src/scenario/index.js'
import { judgeComplete } from './shared/judge-complete.js'
import { judgeOnly } from './shared/judge-only.js'
import { idsOf } from './shared/ids-of.js'
import { listDefinitions } from './shared/list-definitions.js'
import { readExpired } from './shared/read-expired.js'
import { remedyOf } from './shared/remedy-of.js'
import { scenario } from '../shared/scenario.js'

const looked = 5

export default scenario('The filter expired separates expired definitions from others', {
  verifies: {
    expiredOnly: 'notifications.getDefinitions.expired-only',
    expiredComplete: 'notifications.getDefinitions.expired-complete',
    notExpiredOnly: 'notifications.getDefinitions.not-expired-only',
    notExpiredComplete: 'notifications.getDefinitions.not-expired-complete',
  },
  touches: [alone('notifications.definitions')],
  stocked: 'expireDefinition',
  async steps({ operation, plain, customer, fixtures, verify }) {
    await plain(operation('getDefinitions'))
    await plain(operation('getDefinition'))
    const named = await fixtures.allNamed('expiredDefinition')
    const [all, expiredOnes, others] = await Promise.all([
      listDefinitions(customer),
      listDefinitions(customer, { expired: true }),
      listDefinitions(customer, { expired: false }),
    ])
    // The list does not tell whether a definition is expired; the definition does.
    const some = [all, expiredOnes, others].flatMap(({ items }) => idsOf(items).slice(0, looked))
    const known = await readExpired(customer, [...new Set([...named, ...some])])
    for (const [expired, list, other, only, complete] of [
      [true, expiredOnes, others, verify.expiredOnly, verify.expiredComplete],
      [false, others, expiredOnes, verify.notExpiredOnly, verify.notExpiredComplete],
    ] as const) {
      const isOther = (flag: unknown): boolean => flag !== undefined && flag !== expired
      let isMixed = false
      if (!idsOf(list.items).some((id) => known.has(id)))
        only.undecided(`No definition of the list with expired=${expired} shows whether it is.`, {
          remedy: remedyOf(expired),
        })
      else if (![...known.values()].some(isOther))
        only.undecided('There is no definition that the list would have to leave out.', {
          remedy: remedyOf(!expired),
        })
      else isMixed = !(await judgeOnly(only, { customer, expired, list, known }))
      const candidates = [...named, ...idsOf(all.items)]
      if (isMixed)
        complete.undecided(`The list with expired=${expired} holds others as well.`, {
          remedy: 'let expired leave out what it does not select',
        })
      else await judgeComplete(complete, { customer, candidates, expired, list, other })
    }
  },
})
