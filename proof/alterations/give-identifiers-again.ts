import type { Behaviour } from '../../src/reference/behaviour.js'

const giveAgain =
  (take: (free: string[]) => string | undefined) =>
  ({ messages }: Behaviour): Partial<Behaviour> => ({
    messages(book) {
      const before = messages(book)
      const free: string[] = []
      return {
        ...before,
        nextId: () => take(free) ?? before.nextId(),
        remove(id) {
          free.push(id)
          before.remove(id)
        },
      }
    },
  })

/** A notification gets the identifier of the one that was deleted last, where there is one. */
export const giveIdentifiersAgain = giveAgain((free) => free.pop())

/** A notification gets the identifier that is free for longest, where there is one. */
export const giveIdentifiersInTurn = giveAgain((free) => free.shift())
