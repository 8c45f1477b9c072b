import type { Arrival } from '../../exchange/delivery.js'

/** Text in base64 or base64url, long enough to hold a word of ours. */
const encoded = /[\w+/-]{16,}/g

/** What was found in each, since several ask about one delivery, and each for many words. */
const placesOf = new WeakMap<Arrival, readonly string[]>()

function read({ target, headers, body }: Arrival): readonly string[] {
  const text = Buffer.from(body).toString('utf8')
  const plain = [target, ...headers.map(([, value]) => value), text]
  const decoded = plain
    .flatMap((place) => place.match(encoded) ?? [])
    .map((run) => Buffer.from(run, 'base64').toString('utf8'))
  return [...plain, ...decoded]
}

/**
 * Looks for a word in a delivery: in its address, in its headers, in its body, and in what stands there in
 * base64. How a delivery carries a message is not shown (document 3, Events).
 */
export function deliveryMentions(arrival: Arrival): (word: string) => boolean {
  return (word) => {
    const places = placesOf.get(arrival) ?? read(arrival)
    placesOf.set(arrival, places)
    return places.some((place) => place.includes(word))
  }
}
