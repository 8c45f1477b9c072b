import {
  assumePermitted,
  isGone,
  law,
  lawCase,
  often,
  someTimes,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { service } from './binding.js'

/** What refuses a caller, or a request for the time being, and does not show that the request is at fault. */
const elsewhere = [401, 403, 429, 503]

/** Whether another thing was found in the end than at first; undefined where one looked only once. */
const isOfOthers = (found: readonly string[]): boolean | undefined =>
  found.length > 1 ? found.at(-1) !== found[0] : undefined

/** Every operation answers a plain request of an entitled caller with success. */
export default law(({ operations }) =>
  operations.map((operation) =>
    lawCase({
      operation: operation.id,
      title: `${operation.id} answers a plain request with success`,
      verifies: { answers: aspectsOf(operation, service)('answers') },
      requests: often,
      async steps({ customer, askPlainly, settled, verify, giveUp }) {
        const isOfOne = operation.path.includes('{')
        // What a list shows may be gone, and the list may not show that yet: then it shows others in the end.
        const found: string[] = []
        const { answer, order, fleeting } = await settled(
          async () => {
            const plain = await askPlainly(customer, operation)
            found.push(JSON.stringify(plain.order))
            return plain
          },
          (plain) => !isOfOne || !isGone(plain.answer),
        )
        assumePermitted({ giveUp }, answer)
        const exchanges = [answer.exchange.number]
        if (isOfOne && isGone(answer) && (isOfOthers(found) ?? fleeting)) {
          const because = `What was found was gone when it was asked for, each time: ${answer.status}.`
          const remedy = 'run again while nothing is deleted'
          return verify.answers.undecided(because, { remedy, exchanges })
        }
        const listed = operation.responses.map(({ status }) => status)
        if (answer.status === 503 && listed.includes('503')) {
          const because = 'The target says that it cannot serve requests at present: 503.'
          return verify.answers.undecided(because, {
            remedy: 'run again when the target serves requests',
            exchanges,
          })
        }
        const due = listed.filter((status) => status.startsWith('2'))
        if (!verify.answers(answer).status(...due)) return
        await someTimes(async () => {
          const again = await customer.send(operation.id, order)
          // What is gone may be there again, as another one.
          if (elsewhere.includes(again.status) || isGone(again)) return true
          return verify.answers(again).status(...due)
        }, often - 1)
      },
    }),
  ),
)
