import type { Liberty } from '../../liberty.js'
import { forbiddenIn } from '../../alterations/forbidden-in.js'

const forbidden = forbiddenIn(
  'definition-permissions',
  'Which scope an operation of the in-app interface needs is not shown.',
)

/** Callers who may not do all there is, administrators among them. */
const liberties: readonly Liberty[] = [
  forbidden('no-lists', 'No caller lists definitions.', 'getDefinitions'),
  forbidden('read-lists', 'No caller reads a definition by itself.', 'getDefinition'),
  forbidden('create-nothing', 'No caller creates a definition.', 'createDefinition'),
  forbidden('nothing-global', 'No caller creates a global definition.', 'createGlobalDefinition'),
  forbidden('update-nothing', 'No caller updates a definition.', 'updateDefinition'),
]

export default liberties
