import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Definition } from '../../../src/reference/books/definition.js'
import type { Defect } from '../../defect.js'
import { changeStore } from '../../alterations/change-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { DefinitionFault } from '../../../src/reference/notifications/definitions/definitions-behaviour.js'

const update = 'updateDefinition'
const row = defectOf('definitions-updated')
const readings = ['getDefinition', 'createDefinition', 'createGlobalDefinition', update]

/** A tag that is made of something else. */
const tagOf =
  (change: (members: Readonly<Record<string, unknown>>) => unknown) =>
  ({ entityTag }: Behaviour): Partial<Behaviour> => ({
    entityTag(representation, operation) {
      if (!readings.includes(operation)) return entityTag(representation, operation)
      const members = JSON.parse(representation) as Record<string, unknown>
      return entityTag(JSON.stringify(change(members)), operation)
    },
  })

/** Writes what is refused for this reason. */
const writtenFirst =
  (fault: DefinitionFault) =>
  ({ declineDefinition }: Behaviour): Partial<Behaviour> => ({
    declineDefinition(found, write, operation) {
      if (operation === update && found === fault) write()
      else declineDefinition(found, write, operation)
    },
  })

/** Shows a definition otherwise, for what it is when it is first shown. */
const shownSince =
  (change: (shown: Definition, first: number) => Definition) =>
  ({ definitionShown }: Behaviour): Partial<Behaviour> => {
    const first = new Map<string, number>()
    return {
      definitionShown(definition, operation) {
        const { id, updatedAt } = definition
        if (!first.has(id)) first.set(id, updatedAt)
        const shown = definitionShown(definition, operation)
        return change(shown, first.get(id) ?? updatedAt)
      },
    }
  }

/** What the supplement says of updateDefinition, and what a definition is after an update. */
const defects: readonly Defect[] = [
  row(
    'never',
    'No entity tag is the current one.',
    'notifications.updateDefinition.match-current',
    (before) => ({
      mayWrite: (ifMatch, current, operation) =>
        operation !== update && before.mayWrite(ifMatch, current, operation),
    }),
  ),
  row(
    'unchecked',
    'Every entity tag is current.',
    'notifications.updateDefinition.match-stale',
    (before) => ({
      mayWrite: (ifMatch, current, operation) =>
        operation === update || before.mayWrite(ifMatch, current, operation),
    }),
  ),
  row(
    'written-first',
    'A definition is written before the entity tag is compared.',
    'notifications.updateDefinition.match-stale-changes-nothing',
    writtenFirst('precondition'),
  ),
  row(
    'tag-of-address',
    'The entity tag of a definition does not depend on its text.',
    [
      'notifications.updateDefinition.match-tag-changes',
      'notifications.updateDefinition.tag-changes',
    ],
    tagOf(({ message: _message, updatedAt: _updatedAt, ...rest }) => rest),
  ),
  row(
    'tag-of-request',
    'An update is answered with another entity tag than the next reading.',
    'notifications.updateDefinition.match-tag-of-answer',
    ({ entityTag }) => ({
      entityTag: (representation, operation) =>
        entityTag(operation === update ? ` ${representation}` : representation, operation),
    }),
  ),
  row(
    'dropped',
    'What is updated stays as it was.',
    [
      'notifications.updateDefinition.updated',
      'notifications.updateDefinition.text-kept',
      'notifications.message.variants',
    ],
    (before) => ({
      acceptDefinition: (write, operation) =>
        operation === update ? undefined : before.acceptDefinition(write, operation),
    }),
  ),
  row(
    'in-part',
    'An update leaves the priority as it was.',
    'notifications.updateDefinition.updated',
    (before) => ({
      definitionWritten(content, operation) {
        const written = before.definitionWritten(content, operation)
        return operation === update ? { ...written, priority: 'medium' } : written
      },
    }),
  ),
  row(
    'both-by-update',
    'An indicator that is there may come to be one that cannot be dismissed.',
    'notifications.updateDefinition.both-refused',
    (before) => ({
      definitionChecks: (operation) =>
        before
          .definitionChecks(operation)
          .filter((check) => operation !== update || check !== 'both'),
    }),
  ),
  row(
    'both-of-not-dismissible',
    'What cannot be dismissed may come to be an indicator as well.',
    'notifications.updateDefinition.both-refused',
    ({ definitions, definitionChecks }) => {
      let isMeant = false
      return {
        ...changeStore('definitions', (book) => ({
          find(id) {
            const found = book.find(id)
            isMeant = found?.notDismissible === true
            return found
          },
        }))({ definitions }),
        definitionChecks: (operation) =>
          definitionChecks(operation).filter(
            (check) => check !== 'both' || operation !== update || !isMeant,
          ),
      }
    },
  ),
  row(
    'both-written-first',
    'An update is refused for its flags when it is written.',
    'notifications.updateDefinition.both-refused',
    writtenFirst('both'),
  ),
  row(
    'updated-long-ago',
    'A definition says when it was created, not when it was updated.',
    'notifications.definition.updatedAt-later',
    shownSince((shown, updatedAt) => ({ ...shown, updatedAt })),
  ),
  row(
    'expired-by-update',
    'A definition that was updated is said to be expired.',
    'notifications.updateDefinition.updated',
    shownSince((shown, first) => ({ ...shown, expired: shown.expired || shown.updatedAt > first })),
  ),
]

export default defects
