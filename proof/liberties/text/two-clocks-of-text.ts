import { twoClocks } from '../../alterations/two-clocks.js'
import type { Liberty } from '../../liberty.js'

const twoClocksOfText: Liberty = {
  name: 'two-clocks-of-text',
  sentence:
    'Two nodes tell by turns when a string was modified, and the clock of one is three seconds ahead.',
  because: 'Whose clock tells the time is not said.',
  behaviour({ admits, texts }) {
    const { tell, ...clocks } = twoClocks({ admits })
    return {
      ...clocks,
      texts(own) {
        const book = texts(own)
        return { ...book, write: (group, name, items) => book.write(group, name, items, tell()) }
      },
    }
  },
}

export default twoClocksOfText
