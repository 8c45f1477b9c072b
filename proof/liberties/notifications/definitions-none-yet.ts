import { openWithout } from '../../alterations/open-without.js'
import type { Liberty } from '../../liberty.js'

const because = 'How many definitions there are is not said.'

const liberties: readonly Liberty[] = [
  {
    name: 'definitions-none-yet',
    sentence: 'There are no definitions before the first one is created.',
    because,
    behaviour: openWithout(() => true),
  },
  {
    name: 'definitions-none-expired-yet',
    sentence: 'No definition has expired before the first one is let expire.',
    because,
    behaviour: openWithout(({ expired }) => expired),
  },
]

export default liberties
