import type { Liberty } from '../../liberty.js'

/** Milliseconds by which one clock is ahead of the other. */
const ahead = 3000

const twoClocks: Liberty = {
  name: 'two-clocks',
  sentence:
    'Two nodes tell by turns when a definition was updated, and the clock of one is three seconds ahead.',
  because: 'Whose clock tells the time is not said.',
  behaviour({ admits, definitions }) {
    let now = 0
    let told = 0
    const tell = (): number => now + ((told += 1) % 2) * ahead
    return {
      admits(actor, operation, at) {
        now = at
        return admits(actor, operation, at)
      },
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

export default twoClocks
