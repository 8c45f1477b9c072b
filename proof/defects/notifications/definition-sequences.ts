import { changeStore } from '../../alterations/change-store.js'
import type { Defect } from '../../defect.js'
import type { DefinitionStore } from '../../../src/reference/notifications/definitions/definition-store.js'

/** Definitions of the same type in a book. */
const ofType = (book: DefinitionStore, type: string) =>
  book.all().filter((one) => one.type === type)

/** What shows only where several definitions of one type are created, one after the other. */
const defects: readonly Defect[] = [
  {
    name: 'definition-sequences-first-overwritten',
    sentence: 'The third definition of a type gives its message to the first one.',
    breaks: [
      'notifications.createDefinition.any-order',
      'notifications.createDefinition.creation-shown',
      'notifications.getDefinitions.items-agree',
      'notifications.message.placeholders',
    ],
    behaviour: ({ definitions }) => ({
      definitions(given) {
        const book = definitions(given)
        return {
          ...book,
          add(content, updatedAt) {
            const [first, second] = ofType(book, content.type)
            if (first !== undefined && second !== undefined)
              book.put({ ...first, message: content.message })
            return book.add(content, updatedAt)
          },
        }
      },
    }),
  },
  {
    name: 'definition-sequences-same-moment',
    sentence: 'The identifier of a definition is the millisecond in which it is created.',
    breaks: ['notifications.createDefinition.any-order'],
    behaviour: changeStore('definitions', (book) => ({
      add(content, updatedAt) {
        const added = book.add(content, updatedAt)
        book.erase(added.id)
        const one = { ...added, id: `def-${updatedAt.toString(36)}` }
        book.put(one)
        return one
      },
    })),
  },
  {
    name: 'definition-sequences-one-global',
    sentence: 'A global definition takes the place of the one before it.',
    breaks: [
      'notifications.createGlobalDefinition.listed',
      'notifications.createDefinition.creation-shown',
      'notifications.global.with-user',
    ],
    behaviour: changeStore('definitions', (book) => {
      let last: string | undefined
      return {
        add(content, updatedAt) {
          if (content.contextName !== 'global') return book.add(content, updatedAt)
          if (last !== undefined) book.erase(last)
          const added = book.add(content, updatedAt)
          last = added.id
          return added
        },
      }
    }),
  },
  {
    name: 'definition-sequences-unlisted-after-refusal',
    sentence: 'Once a definition of a type was refused, further ones of it are not listed.',
    breaks: ['notifications.createDefinition.any-order-listed'],
    behaviour({ definitionIn, definitions, showsDefinition }) {
      const refused = new Set<unknown>()
      const hidden = new Set<string>()
      return {
        definitionIn(body, operation) {
          const content = definitionIn(body, operation)
          if (content === undefined) refused.add((Object(body) as { readonly type?: unknown }).type)
          return content
        },
        definitions(given) {
          const book = definitions(given)
          return {
            ...book,
            add(content, updatedAt) {
              const added = book.add(content, updatedAt)
              if (refused.has(content.type)) hidden.add(added.id)
              return added
            },
          }
        },
        showsDefinition: (definition, actor, operation) =>
          showsDefinition(definition, actor, operation) &&
          (operation !== 'getDefinitions' || !hidden.has(definition.id)),
      }
    },
  },
  {
    name: 'definition-sequences-tag-of-type',
    sentence:
      'The entity tag of a definition that is not global changes when another one of its type is created.',
    breaks: [
      'notifications.createDefinition.any-order-tags',
      'notifications.createDefinition.creation-tag',
      'notifications.getDefinition.tag-steady',
    ],
    behaviour({ definitions, entityTag }) {
      let kept: DefinitionStore | undefined
      return {
        definitions(given) {
          kept = definitions(given)
          return kept
        },
        entityTag(representation, operation) {
          const tag = entityTag(representation, operation)
          const { type } = JSON.parse(representation) as { readonly type?: unknown }
          // Whether another global one is created between two answers is a matter of chance.
          if (type === 'announcement') return tag
          const count = kept === undefined ? 0 : ofType(kept, String(type)).length
          return operation.endsWith('Definition') ? `"${count}-${tag.slice(1)}` : tag
        },
      }
    },
  },
]

export default defects
