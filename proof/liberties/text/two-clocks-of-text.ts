import type { Liberty } from '../../liberty.js'

/** Milliseconds by which one clock is ahead of the other. */
const ahead = 3000

const twoClocksOfText: Liberty = {
  name: 'two-clocks-of-text',
  sentence:
    'Two nodes tell by turns when a string was modified, and the clock of one is three seconds ahead.',
  because: 'Whose clock tells the time is not said.',
  behaviour({ admits, texts }) {
    let now = 0
    let told = 0
    return {
      admits(actor, operation, at) {
        now = Math.floor(at)
        return admits(actor, operation, at)
      },
      texts(own) {
        const book = texts(own)
        return {
          ...book,
          write: (group, name, items) =>
            book.write(group, name, items, now + ((told += 1) % 2) * ahead),
        }
      },
    }
  },
}

export default twoClocksOfText
