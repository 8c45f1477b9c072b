import type { Liberty } from '../../liberty.js'

const members = ['_id', 'type', 'contextName', 'indicator', 'notDismissible', 'priority', 'message']

const liberty: Liberty = {
  name: 'updates-in-full',
  sentence: 'An update that lacks a member which every definition has is invalid.',
  because: 'The body of an update is a definition; which of its members are required is not shown.',
  behaviour: ({ definitionIn }) => ({
    definitionIn(body, operation) {
      const isInFull = members.every((name) => name in Object(body))
      return operation === 'updateDefinition' && !isInFull
        ? undefined
        : definitionIn(body, operation)
    },
  }),
}

export default liberty
