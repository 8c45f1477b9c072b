import { restate } from '../../alterations/restate.js'
import type { Liberty } from '../../liberty.js'

const operations = [
  'getDefinitions',
  'getDefinition',
  'createDefinition',
  'createGlobalDefinition',
  'updateDefinition',
]

const without = (name: string, sentence: string, status: number): Liberty => ({
  name: `definition-callers-${name}`,
  sentence,
  because: 'Document 3 lists neither 401 nor 403, and does not say how such a caller is refused.',
  response: restate({ operations, statuses: [401] }, status),
})

/** Other ways to refuse callers without a key or a token. */
const liberties: readonly Liberty[] = [
  without('forbidden', 'A caller without a key or a token is forbidden: 403.', 403),
  without('malformed', 'A request without a key or a token is malformed: 400.', 400),
  without('invalid', 'A request without a key or a token is invalid: 422.', 422),
  without('concealed', 'To a caller without a key or a token nothing exists: 404.', 404),
]

export default liberties
