import type { Behaviour } from '../../src/reference/behaviour.js'
import type { DefinitionStore } from '../../src/reference/notifications/definitions/definition-store.js'
import type { MessageStore } from '../../src/reference/messages/message-store.js'
import type { NotificationStore } from '../../src/reference/notifications/instances/notification-store.js'
import type { TextStore } from '../../src/reference/text/text-store.js'
import type { AlteredBehaviour } from '../variation.js'

/** What someone else does, with a number of its own each time. */
type Act = (number: number, now: number) => void

/** Someone else changes something before every so many requests: each time something else, and takes it back later. */
export const othersAct =
  (requests: number): AlteredBehaviour =>
  ({
    admits,
    arrange,
    arrangeLocations,
    definitions,
    texts,
    notifications,
    messages,
  }: Behaviour) => {
    let calls = 0
    let acted = 0
    const acts: Act[] = []
    let firstDefinition = (): string => ''
    return {
      admits(actor, operation, now) {
        calls += 1
        if (calls % requests === 0) {
          acted += 1
          for (const act of acts) act(acted, now)
        }
        return admits(actor, operation, now)
      },
      arrange(holdings, walk, operation) {
        return withoutOne(arrange(holdings, walk, operation), acted)
      },
      arrangeLocations: (found, walk) => withoutOne(arrangeLocations(found, walk), acted),
      definitions(own) {
        const book = definitions(own)
        firstDefinition = () => book.all()[0]?.id ?? ''
        acts.push(inDefinitions(book))
        return book
      },
      texts(own) {
        const book = texts(own)
        acts.push(inTexts(book))
        return book
      },
      notifications(own) {
        const book = notifications(own)
        acts.push(inNotifications(book, firstDefinition))
        return book
      },
      messages(own) {
        const book = messages(own)
        acts.push(inMessages(book))
        return book
      },
    }
  }

/** What is left when one of them, now this and now that, is closed; at times all are open. */
const withoutOne = <T>(all: readonly T[], acted: number): readonly T[] => {
  const closed = acted % (all.length + 1)
  return all.filter((_, index) => index !== closed)
}

/** Acts after which someone takes back what was done. */
const stay = 5

function inDefinitions(book: DefinitionStore): Act {
  const own: string[] = []
  return (number, now) => {
    const contextName = number % 2 === 0 ? 'user' : 'global'
    const flags = { indicator: false, notDismissible: false }
    const message = { text: `Someone else is here for the ${number}th time.` }
    own.push(book.add({ type: 'others', contextName, ...flags, message }, now).id)
    const expired = book.find(own.at(-2) ?? '')
    if (expired !== undefined) book.put({ ...expired, expired: true, updatedAt: now })
    if (own.length > stay) book.erase(own.shift() ?? '')
  }
}

function inTexts(book: TextStore): Act {
  const groups = book.groups.filter(({ immutable, generated }) => !immutable && !generated)
  return (number, now) => {
    const at = (when: number) =>
      [groups[when % groups.length]?.name ?? '', `others${when}`] as const
    book.write(...at(number), [{ value: `The ${number}th text of others` }], now)
    book.erase(...at(number - stay))
  }
}

function inNotifications(book: NotificationStore, definition: () => string): Act {
  const own: string[] = []
  return () => {
    own.push(book.add({ definitionId: definition(), user: 'cust-rivera' }).id)
    if (own.length > stay) book.erase(own.shift() ?? '')
  }
}

function inMessages(book: MessageStore): Act {
  const subscriptions = book.subscriptions.filter(({ active, kind }) => active && kind === 'pull')
  const own: string[] = []
  return (number, now) => {
    const { id: subscription, topic } = subscriptions[number % subscriptions.length] ?? {}
    if (subscription === undefined || topic === undefined) return
    const id = book.nextId()
    const body = { said: `The ${number}th message of others` }
    book.add({ id, subscription, topic, body, createdAt: now, updatedAt: now })
    own.push(id)
    if (own.length > stay) book.remove(own.shift() ?? '')
  }
}
