import type { Liberty } from '../../liberty.js'
import { isBy } from '../../alterations/call-as.js'
import { needsListed } from '../../alterations/needs-listed.js'
import { restate } from '../../alterations/restate.js'

const creating = ['createDefinition', 'createGlobalDefinition']

const concealed = restate({ operations: creating, statuses: [403] }, 404)

const given =
  'The body that creates a definition lacks notDismissible, on which an error type depends.'

const rows: readonly Liberty[] = [
  {
    name: 'unique-types',
    sentence: 'There is one definition of each type in a context; another one is invalid.',
    because: 'Which definitions are valid beside others is not shown.',
    behaviour({ definitionIn, definitions }) {
      let all: ReturnType<typeof definitions>['all'] = () => []
      return {
        definitions(book) {
          const before = definitions(book)
          all = () => before.all()
          return before
        },
        definitionIn(body, operation) {
          const content = definitionIn(body, operation)
          const isTaken = all().some(
            ({ type, contextName }) =>
              type === content?.type && contextName === content.contextName,
          )
          return isTaken && operation === 'createDefinition' ? undefined : content
        },
      }
    },
  },
  {
    name: 'concealed',
    sentence: 'A customer who creates something is told that there is nothing to be created.',
    because: 'Which status refuses a caller who is no administrator is not shown.',
    response: (response, request, context) =>
      isBy(request, 'ADMIN') ? response : concealed(response, request, context),
  },
  {
    name: 'seen-later',
    sentence: 'A definition that was created can be read a moment later.',
    because: 'When what was written is seen is not said.',
    behaviour: ({ definitions }, timer) => ({
      definitions(book) {
        const before = definitions(book)
        const waiting = new Set<string>()
        return {
          ...before,
          all: () => before.all().filter(({ id }) => !waiting.has(id)),
          find: (id) => (waiting.has(id) ? undefined : before.find(id)),
          add(content, updatedAt) {
            const added = before.add(content, updatedAt)
            waiting.add(added.id)
            timer(40, () => waiting.delete(added.id))
            return added
          },
        }
      },
    }),
  },
  {
    name: 'dismissible',
    sentence: 'notDismissible is ignored when a definition is created.',
    because: given,
    behaviour: ({ definitionIn }) => ({
      definitionIn(body, operation) {
        const content = definitionIn(body, operation)
        return operation === 'createDefinition' && content !== undefined
          ? { ...content, notDismissible: false }
          : content
      },
    }),
  },
  {
    name: 'notDismissible-unknown',
    sentence: 'A body with notDismissible is none that creates a definition.',
    because: given,
    behaviour: ({ definitionIn }) => ({
      definitionIn: (body, operation) =>
        operation === 'createDefinition' && 'notDismissible' in Object(body)
          ? undefined
          : definitionIn(body, operation),
    }),
  },
  {
    name: 'few-values',
    sentence:
      'A definition with more than ten values, or with one of more than 255 letters, is invalid.',
    because: 'How many values a definition may have, and how long they may be, is not shown.',
    behaviour: ({ definitionIn }) => ({
      definitionIn(body, operation) {
        const content = definitionIn(body, operation)
        const values = Object.values(content?.values ?? {})
        return values.length > 10 || values.some(({ length }) => length > 255) ? undefined : content
      },
    }),
  },
  {
    name: 'with-profile-only',
    sentence: 'A body that creates a definition needs a profile.',
    because: 'Which members it needs is not shown.',
    behaviour: ({ definitionIn }) => ({
      definitionIn: (body, operation) =>
        creating.includes(operation) && !('_profile' in Object(body))
          ? undefined
          : definitionIn(body, operation),
    }),
  },
  {
    name: 'with-all-but-profile',
    sentence: 'A body that creates a definition needs each listed member but a profile.',
    because: 'Which members it needs is not shown.',
    behaviour: needsListed,
  },
  {
    name: 'invalid-400',
    sentence: 'What is well formed and invalid is malformed.',
    because: 'Which of 400 and 422 means a body of the wrong shape can be read either way.',
    response: restate({ operations: creating, statuses: [422] }, 400),
  },
]

/** Other ways to take definitions, and to refuse them. */
const liberties: readonly Liberty[] = rows.map((row) => ({
  ...row,
  name: `definitions-made-${row.name}`,
}))

export default liberties
