import { changeApiDoc } from '../../alterations/change-api-doc.js'
import type { Liberty } from '../../liberty.js'

const named = ['/topics/{topicId}/notifications', '/subscriptions/{subscriptionId}/notifications']

/** Definitions of messages that conform, though they are other than the bank's own. */
const liberties: readonly Liberty[] = [
  {
    name: 'other-definitions-of-messages-shown-only',
    sentence: 'The served definition lacks the lists of a topic and of a subscription.',
    because: 'What the documents only name need not be there.',
    behaviour: changeApiDoc(['paths'], (paths) =>
      Object.fromEntries(Object.entries(paths).filter(([path]) => !named.includes(path))),
    ),
  },
]

export default liberties
