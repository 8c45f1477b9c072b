import { twoClocks } from '../../alterations/two-clocks.js'
import type { Liberty } from '../../liberty.js'

const twoClocksOfDefinitions: Liberty = {
  name: 'two-clocks',
  sentence:
    'Two nodes tell by turns when a definition was updated, and the clock of one is three seconds ahead.',
  because: 'Whose clock tells the time is not said.',
  behaviour({ admits, definitions }) {
    const { tell, ...clocks } = twoClocks({ admits })
    return {
      ...clocks,
      definitions(own) {
        const book = definitions(own)
        return {
          ...book,
          add: (content) => book.add(content, tell()),
          put: (one) => book.put({ ...one, updatedAt: tell() }),
        }
      },
    }
  },
}

export default twoClocksOfDefinitions
