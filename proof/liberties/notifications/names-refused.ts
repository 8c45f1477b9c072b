import type { Liberty } from '../../liberty.js'
import type { DefinitionContent } from '../../../src/reference/books/definition.js'

const because = 'Which names a definition may have is not shown.'

/** A bank that takes a definition for invalid for what it says. */
const refusing = (
  name: string,
  sentence: string,
  isRefused: (content: DefinitionContent, operation: string) => boolean,
): Liberty => ({
  name: `names-refused-${name}`,
  sentence,
  because,
  behaviour: ({ definitionIn }) => ({
    definitionIn(body, operation) {
      const content = definitionIn(body, operation)
      return content !== undefined && isRefused(content, operation) ? undefined : content
    },
  }),
})

/** Names that are refused before anything is called by them. */
const liberties: readonly Liberty[] = [
  refusing(
    'types',
    'The type of a definition has letters and digits alone.',
    ({ type }) => !/^\w+$/.test(type),
  ),
  refusing(
    'placeholders',
    'The names of placeholders that an update gives have letters, digits and underlines alone.',
    ({ values = {} }, operation) =>
      operation === 'updateDefinition' && !Object.keys(values).every((one) => /^\w+$/.test(one)),
  ),
]

export default liberties
