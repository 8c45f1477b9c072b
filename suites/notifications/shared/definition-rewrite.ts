import {
  describedPart,
  type Rewrite,
  type Search,
  whereUndecided,
} from '../../../src/scenario/index.js'
import { fixtures } from './fixtures.js'
import { ownDefinition, ownType } from './own-definition.js'

/** A definition for the laws that write, deleted as soon as it is not needed. */
export async function definitionRewrite(search: Search): Promise<Rewrite> {
  const admin = search.as('admin')
  const created = await admin.send('createDefinition', {
    json: ownDefinition(ownType(search.random)),
  })
  if (created.status !== 201) throw search.lacking('a definition that can be created', 'definition')
  const id = created.at('/_id')
  if (typeof id !== 'string')
    throw search.hidden(
      'the identifier of a definition that was created',
      'notifications.notificationDefinition._id.present',
    )
  const [beside] = await whereUndecided(fixtures.definitionExamples(search), () => [])
  // When it was updated is not for us to say, and what no document describes may be another each time.
  const shown = describedPart(created.operation, created.json)
  const { updatedAt: _, ...json } = shown as { readonly updatedAt?: unknown }
  return {
    actor: 'admin',
    read: 'getDefinition',
    order: { path: { definitionId: id } },
    // Of one length: an entity tag may not go by that alone.
    bodies: [
      { ...json, message: { text: 'Assay wrote this.' } },
      { ...json, message: { text: 'Assay wrote that.' } },
    ],
    another: async () => beside,
    created: 'notifications.createDefinition.creation-shown',
    replaced: 'notifications.updateDefinition.updated',
    prepare: async () => undefined,
    restore: (sender) => sender.send('deleteDefinition', { path: { definitionId: id } }),
  }
}
