import type { Liberty } from '../../liberty.js'

const liberty: Liberty = {
  name: 'gone-later',
  sentence: 'What an administrator deletes, or lets expire, is there for a moment more.',
  because: 'When what was written is seen is not said.',
  behaviour: ({ takenAway }, timer) => ({
    takenAway: (operation, write) => void timer(60, () => takenAway(operation, write)),
  }),
}

export default liberty
