import {
  type Answer,
  law,
  lawCase,
  type Operation,
  often,
  type RequestInput,
  type Sender,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { authentication } from './binding.js'
import { changes, isKey } from './changes.js'
import { judgeUnwritten } from './judge-unwritten.js'
import { laterPage } from '../shared/later-page.js'
import { orderFor, safetyOf } from '../shared/order-for.js'
import { varied } from '../shared/varied.js'
import { type Varied, waysToVary } from '../shared/ways-to-vary.js'

/** What tells that a request is refused for its caller; anything else may have another reason. */
const namesCaller = [401, 403]

/** Whether nothing shows yet that the request itself is in order: what reads and what creates was tried before. */
const isUntried = ({ method, requirement }: Operation): boolean =>
  method !== 'GET' &&
  requirement({ kind: 'law', law: 'creations', aspect: 'answered' }) === undefined

/** Why it is open what a refusal says, where a request is refused as well that lacks nothing. */
const refusedAnyway = (
  { id }: Operation,
  { actor }: Sender,
  answer: Answer,
  own: Answer,
): readonly [because: string, more: { readonly remedy: string }] => [
  `It is refused with ${answer.status}, and with ${own.status} where nothing is missing.`,
  { remedy: `let ${id} serve a request of the ${actor}` },
]

/** What is asked for besides: by a caller who brings nothing each thing there is, by the others some of it in its turn. */
function waysFor(
  operation: Operation,
  { order, read }: Awaited<ReturnType<typeof orderFor>>,
  known: Pick<Parameters<typeof waysToVary>[2], 'narrowing' | 'later'>,
  index: number,
): readonly (Varied | undefined)[] {
  const more = { ...known, read, guesses: true }
  const ways = index === 0 ? waysToVary(operation, order, more) : []
  if (ways.length >= often) return ways
  return Array.from({ length: often - 1 }, (_, time) =>
    varied(operation, order, index * often + time + 1, known.later, { ...more, later: undefined }),
  )
}

/** Operations that ask for credentials refuse callers who lack them, one credential at a time. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, authentication)
    return lawCase({
      operation: operation.id,
      title: `${operation.id} refuses callers whose key or token is missing or wrong`,
      verifies: Object.fromEntries(changes.map(({ aspect }) => [aspect, requirement(aspect)])),
      ...safetyOf(operation),
      // What writes is about something new each time.
      requests: 1 + changes.length * (often + 1),
      async steps(stage) {
        let asked = await orderFor(stage, operation)
        let isUnwritten = true
        const { sender } = asked
        const own = sender.credentials
        const later = (await laterPage(stage, operation))?.query
        const narrowing = (await stage.capability(operation, 'narrowing')) ?? {}
        for (const [index, { aspect, change, refusal = [] }] of changes.entries()) {
          const verification = stage.verify[aspect]
          if (verification === undefined || requirement(aspect) === undefined) continue
          const other = change(own, 0)
          if (own.length === 0 || JSON.stringify(other) === JSON.stringify(own)) {
            const because = `The profile gives the ${sender.actor} no such credential.`
            verification.undecided(because, { remedy: `actors.${sender.actor}` })
            continue
          }
          const ways = waysFor(operation, asked, { narrowing, later }, index)
          for (let time = 0; time < ways.length + 1; time += 1) {
            const more = time === 0 ? undefined : ways[time - 1]
            const order = more?.order ?? asked.order
            const answer = await sender.bringing(change(own, time)).send(operation.id, order)
            const isOfKey =
              aspect === 'without-credentials' &&
              answer.status === 403 &&
              (await looksAtKeyFirst(sender, operation, order))
            const also = [...(isOfKey ? ['403'] : []), ...(more?.refusals ?? [])]
            const due = [...operation.unauthenticated, ...refusal, ...also]
            const holds = verification(answer).status(...due)
            // What was let through may have changed what the next one needs.
            if (answer.status < 300) asked = await orderFor(stage, operation)
            if (!holds) break
            if (time === 0) isUnwritten &&= await judgeUnwritten(verification, asked)
            if (time > 0 || namesCaller.includes(answer.status) || !isUntried(operation)) continue
            const served = await sender.send(operation.id, order)
            if (served.status < 300) asked = await orderFor(stage, operation)
            else verification.undecided(...refusedAnyway(operation, sender, answer, served))
          }
        }
      },
    })
  }),
)

/** Where the key is looked at first, the one that is missing is refused as it is beside a token. */
async function looksAtKeyFirst(
  sender: Sender,
  operation: Operation,
  order: RequestInput,
): Promise<boolean> {
  const keyless = sender.credentials.filter((one) => !isKey(one))
  if (keyless.length === 0 || keyless.length === sender.credentials.length) return false
  return (await sender.bringing(keyless).send(operation.id, order)).status === 403
}
