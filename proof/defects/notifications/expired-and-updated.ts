import { changeStore } from '../../alterations/change-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { DefinitionStore } from '../../../src/reference/notifications/definitions/definition-store.js'
import type { DefinitionFault } from '../../../src/reference/notifications/definitions/definitions-behaviour.js'

const defect = defectOf('expired-and-updated')

/** What is refused is written where the definition has expired. */
const written = (
  name: string,
  words: string,
  breaks: string,
  refusedFor: DefinitionFault,
): Defect =>
  defect(
    name,
    `An update of an expired definition ${words} is refused, and carried out.`,
    breaks,
    ({ definitions, declineDefinition }) => {
      let book: DefinitionStore | undefined
      return {
        definitions(own) {
          book = definitions(own)
          return book
        },
        declineDefinition(fault, write, operation) {
          if (fault !== refusedFor || operation !== 'updateDefinition')
            return declineDefinition(fault, write, operation)
          const before = new Map(book?.all().map((one) => [one.id, one]))
          write()
          for (const one of book?.all() ?? []) {
            const was = before.get(one.id)
            if (was !== undefined && !one.expired) book?.put(was)
          }
        },
      }
    },
  )

/** Definitions that have expired, and are updated otherwise than those that have not. */
const defects: readonly Defect[] = [
  written(
    'old-tag',
    'with an old entity tag',
    'notifications.updateDefinition.match-stale-changes-nothing',
    'precondition',
  ),
  written(
    'other-id',
    'with another identifier',
    'notifications.updateDefinition.other-id-refused',
    'other-id',
  ),
  written('both', 'with both flags', 'notifications.updateDefinition.both-refused', 'both'),
  defect(
    'any-tag',
    'An expired definition is updated whatever the entity tag is.',
    'notifications.updateDefinition.match-stale',
    ({ definitions, definitionChecks }) => {
      let isExpired = false
      return {
        ...changeStore('definitions', (book) => ({
          find(id) {
            const found = book.find(id)
            isExpired = found?.expired === true
            return found
          },
        }))({ definitions }),
        definitionChecks: (operation) =>
          definitionChecks(operation).filter((check) => check !== 'precondition' || !isExpired),
      }
    },
  ),
  defect(
    'not-done',
    'An update of an expired definition is answered with success, and changes nothing.',
    'notifications.updateDefinition.updated',
    changeStore('definitions', (book) => ({
      put(one) {
        if (book.find(one.id)?.expired !== true) book.put(one)
      },
    })),
  ),
]

export default defects
