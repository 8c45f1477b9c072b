import type { Behaviour } from '../../src/reference/behaviour.js'

/** A notification gets the identifier of one that was deleted before, where there is one. */
export const giveIdentifiersAgain = ({ messages }: Behaviour): Partial<Behaviour> => ({
  messages(book) {
    const before = messages(book)
    const free: string[] = []
    return {
      ...before,
      nextId: () => free.pop() ?? before.nextId(),
      remove(id) {
        free.push(id)
        before.remove(id)
      },
    }
  },
})
