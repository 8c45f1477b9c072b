import { refused } from '../../alterations/refused.js'
import { remember } from '../../alterations/remember.js'
import type { Liberty } from '../../liberty.js'

const liberty: Liberty = {
  name: 'published-despite-503-at-times',
  sentence: 'Every ninth message is accepted and answered with 503, also where the clock is ahead.',
  because: 'A gateway that gives up says nothing of what is behind it.',
  response: remember(
    () => ({ messages: 0 }),
    (memory, response, _request, { operation }) => {
      if (operation !== 'publishMessage') return response
      memory.messages += 1
      return memory.messages % 9 === 5 ? refused(503, 'Not now.') : response
    },
  ),
}

export default liberty
