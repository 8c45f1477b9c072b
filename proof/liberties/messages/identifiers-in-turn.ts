import { changeHal } from '../../alterations/change-hal.js'
import type { Liberty } from '../../liberty.js'

const liberty: Liberty = {
  name: 'identifiers-in-turn',
  sentence:
    'A later notification is given the identifier that is free for longest, and tells the second of its creation.',
  because: 'That an identifier is never given again is not said, nor how finely times are told.',
  behaviour: ({ messages }) => ({
    messages(book) {
      const before = messages(book)
      const free: string[] = []
      return {
        ...before,
        nextId: () => free.shift() ?? before.nextId(),
        remove(id) {
          free.push(id)
          before.remove(id)
        },
      }
    },
  }),
  response: changeHal(
    { operations: ['getPullNotifications', 'getPullNotification'], statuses: [200] },
    (resource) => {
      const { createdAt } = resource
      if (typeof createdAt !== 'string') return resource
      return { ...resource, createdAt: createdAt.replace(/\.\d+/, '') }
    },
  ),
}

export default liberty
