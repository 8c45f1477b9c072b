import { isDeepStrictEqual } from 'node:util'
import { readJson } from '../../src/contract/read-json.js'
import { createRandom } from '../../src/run/create-random.js'
import type { Variation } from '../variation.js'
import { decideInEveryNth } from './decide-in-every-nth.js'
import { isDueWithin } from './within-answer.js'

/** A variation that shows now and then, and how often it could have shown so far. */
export interface Intermittent {
  readonly variation: Variation
  /** Answers that it would have made others, and what it would have decided otherwise outside of answers. */
  occasions(): number
}

/**
 * Lets a variation show in one of each n answers of those that it makes others, the first ones being as they should be: in
 * what is made of the request, what is decided for it, and what is made of the answer. How headers are spelt and what
 * is decided when a user logs in stays as it is.
 */
export function inEveryNth(own: Variation, every: number): Intermittent {
  let occasions = 0
  let dueAt = every
  const random = createRandom(1, own.name)
  const isDue = (): boolean =>
    isDueWithin(() => {
      occasions += 1
      const place = (occasions - 1) % every
      // The last of the first n; then another one of each n: what has n occasions in a round shows at all of them.
      if (place === 0 && occasions > 1) dueAt = random(every) + 1
      return place + 1 === dueAt
    })
  const { request, response, behaviour } = own
  return {
    occasions: () => occasions,
    variation: {
      ...own,
      request:
        request &&
        (async (asked, context) => {
          const kept = asked.clone()
          const other = await request(asked, context)
          if (other === asked || (await isSameRequest(other, kept))) return kept
          return isDue() ? other : kept
        }),
      response:
        response &&
        (async (answered, asked, context) => {
          const kept = answered.clone()
          const other = await response(answered, asked, context)
          if (other === answered || (await isSameAnswer(other, kept))) return kept
          return isDue() ? other : kept
        }),
      behaviour: behaviour && decideInEveryNth(behaviour, isDue),
    },
  }
}

const isSameRequest = async (one: Request, other: Request): Promise<boolean> =>
  spelt(one.url) === spelt(other.url) && one.method === other.method && isSameMessage(one, other)

/** An address with its query in one spelling: `a,b` and `a%2Cb` ask for the same. */
function spelt(address: string): string {
  const url = new URL(address)
  url.search = String(url.searchParams)
  return url.href
}

const isSameAnswer = async (one: Response, other: Response): Promise<boolean> =>
  one.status === other.status && isSameMessage(one, other)

const isSameMessage = async (
  one: Request | Response,
  other: Request | Response,
): Promise<boolean> =>
  JSON.stringify([...one.headers]) === JSON.stringify([...other.headers]) &&
  saysTheSame(await one.clone().text(), await other.clone().text())

/** JSON written anew may have its members in another order. */
const saysTheSame = (one: string, other: string): boolean =>
  one === other || isDeepStrictEqual(valueOf(one), valueOf(other))

function valueOf(text: string): unknown {
  const read = readJson(text)
  return read.kind === 'json' ? read.value : text
}
