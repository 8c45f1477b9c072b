import { fixture, hrefsOf, type Search } from '../../../src/scenario/index.js'

/** A topic and its subscriptions, as notifications that wait show them. */
export interface SeenTopic {
  /** Its address. */
  readonly topic: string
  /** Identifiers of its subscriptions, and their addresses in the same order. */
  readonly subscriptions: readonly string[]
  readonly uris: readonly string[]
}

/** The topic of most of the notifications that wait. That messages may be published on it is not seen. */
const seenTopic = (search: Search): Promise<SeenTopic> =>
  search.once('seen topic', async () => {
    const customer = search.as('customer')
    const answer = await customer.send('getPullNotifications')
    const seen = new Map<string, Map<string, number>>()
    for (const item of answer.status === 200 ? answer.items : []) {
      const [topic, uri] = [hrefsOf(item, 'svc:topic')[0], hrefsOf(item, 'svc:subscription')[0]]
      if (topic === undefined || uri === undefined) continue
      const uris = seen.get(topic) ?? new Map<string, number>()
      seen.set(topic, uris.set(uri, (uris.get(uri) ?? 0) + 1))
    }
    const count = (uris: ReadonlyMap<string, number>): number =>
      [...uris.values()].reduce((sum, one) => sum + one, 0)
    const [first] = [...seen].toSorted(([, one], [, other]) => count(other) - count(one))
    if (first === undefined)
      throw search.lacking('the address of a topic on which messages may be published', 'topic')
    const [topic, uris] = first
    const known = await Promise.all([...uris.keys()].map((uri) => identifierOf(search, uri)))
    const subscriptions = known.filter((id) => id !== undefined)
    return { topic, subscriptions, uris: [...uris.keys()].filter((_, at) => known[at]) }
  })

/** The last part of the address, if notifications are found by it. */
async function identifierOf(search: Search, uri: string): Promise<string | undefined> {
  const [path = ''] = uri.split(/[?#]/)
  const subscription = path.split('/').at(-1)
  if (subscription === undefined || subscription === '') return undefined
  const query = { subscription }
  const answer = await search.as('customer').send('getPullNotifications', { query })
  const fits = answer.status === 200 && answer.items.length > 0
  return fits && answer.items.every((item) => hrefsOf(item, 'svc:subscription').includes(uri))
    ? subscription
    : undefined
}

const seenSubscriptions = async (search: Search): Promise<SeenTopic> => {
  const seen = await seenTopic(search)
  if (seen.subscriptions.length > 0) return seen
  throw search.lacking('a pull subscription of the topic', 'pullSubscription')
}

/** What notifications show of topics, for the user who may say whether to publish there. */
export const seenFixtures = {
  seenTopic: fixture(async (search) => (await seenTopic(search)).topic),
  seenSubscriptions: fixture(async (search) => (await seenSubscriptions(search)).subscriptions),
  seenSubscriptionUris: fixture(async (search) => (await seenSubscriptions(search)).uris),
}
