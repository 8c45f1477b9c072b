import { tagByVersion } from '../../alterations/tag-by-version.js'
import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'tags-in-all-languages',
  sentence: 'The entity tag of resolved text is the version of all texts, in every language.',
  breaks: ['text.resolved.old-tags'],
  // It remembers the version.
  behaviour(before) {
    return tagByVersion(before, ['getResolvedText'])
  },
}

export default defect
