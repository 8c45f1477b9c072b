import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Liberty } from '../../liberty.js'

/** What waits to be fetched and what is to be delivered have numbers of their own. */
const numberedApart: Liberty = {
  name: 'numbered-apart',
  sentence: 'A pull notification has the identifier of a notification of the delivery queue.',
  because: 'Identifiers are opaque: that those of two collections differ is not said.',
  behaviour: ({ findNotification, shown }: Behaviour) => {
    const pushed = new Set<string>()
    return {
      shown(all, collection) {
        for (const { id } of all) pushed.add(id)
        return shown(all, collection)
      },
      findNotification(id, book, operation) {
        const [other] = book.waiting()
        const isOther = pushed.has(id) && operation === 'getPullNotification'
        return (
          findNotification(id, book, operation) ?? (isOther && other ? { ...other, id } : undefined)
        )
      },
    }
  },
}

export default numberedApart
