import type { Defect } from '../../defect.js'

/** Deletions of which the last one is answered and forgotten. */
const often = 20

/** What is answered well each time, and not done each time. */
const defects: readonly Defect[] = [
  {
    name: 'deletions-forgotten-pull',
    sentence: 'Every twentieth notification that is deleted stays.',
    breaks: ['messages.delete.gone'],
    behaviour({ deleteNotification }) {
      let met = 0
      return {
        deleteNotification(notification, book) {
          met += 1
          if (met % often !== 0) deleteNotification(notification, book)
        },
      }
    },
  },
]

export default defects
