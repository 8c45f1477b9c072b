import type { Liberty } from '../../liberty.js'
import barePages from '../shared/bare-pages.js'
import smallPagesBehind from './small-pages-behind.js'

const limitsOfItemsBehind: Liberty = {
  name: 'limits-of-items-behind',
  sentence:
    'Pages of definitions tell their number of items as limit, and half of the walks of small ones are served by a node that is behind, while others make some.',
  because:
    'Document 3 names limit among the members of its lists without a word on it, and does not say when what anyone made comes to a list.',
  behaviour: smallPagesBehind.behaviour,
  response: barePages.response,
}

export default limitsOfItemsBehind
