import { isDeepStrictEqual } from 'node:util'
import { readJson } from '../../src/contract/read-json.js'
import type { Variation } from '../variation.js'
import { decideInEveryNth } from './decide-in-every-nth.js'

/** A variation that shows now and then, and how often it could have shown so far. */
export interface Intermittent {
  readonly variation: Variation
  /** Requests, answers and decisions that it would have made others. */
  occasions(): number
}

/**
 * Lets a variation show in every nth request, answer or decision of those that it makes others, the first ones
 * being as they should be. How headers are spelt and what is decided when a user logs in stays as it is.
 */
export function inEveryNth(own: Variation, every: number): Intermittent {
  let occasions = 0
  const isDue = (): boolean => {
    occasions += 1
    return occasions % every === 0
  }
  const { request, response, behaviour } = own
  /** Requests that the variation makes others, and whether it did: what it makes of their answers goes with it. */
  const changed = new WeakMap<Request, boolean>()
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
          const due = isDue()
          changed.set(asked, due)
          return due ? other : kept
        }),
      response:
        response &&
        (async (answered, asked, context) => {
          const kept = answered.clone()
          const other = await response(answered, asked, context)
          if (other === answered || (await isSameAnswer(other, kept))) return kept
          return (changed.get(asked) ?? isDue()) ? other : kept
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
