import type { Stage } from '../../src/scenario/index.js'
import { orderAbout } from './order-about.js'
import { type OwnDefinition, ownDefinition, ownType } from './own-definition.js'

/** A definition of ours. */
export interface Made {
  readonly id: string
  /** Its type, and part of its text: no other notification has it. */
  readonly type: string
  readonly text: string
}

type Needs = Pick<
  Stage,
  'admin' | 'random' | 'afterwards' | 'assume' | 'giveUp' | 'operation' | 'interface'
>

/**
 * Creates a definition for a scenario that builds on it; it is deleted at the end where a supplement shows how.
 *
 * @param more what is said of it besides, given the text that tells it from others
 * @throws Undecided when the target does not create it
 */
export async function madeDefinition(
  stage: Needs,
  more: (text: string) => Partial<OwnDefinition> = () => ({}),
  operation = 'createDefinition',
): Promise<Made> {
  const { admin, random, assume, giveUp, afterwards } = stage
  const type = ownType(random)
  const text = `Assay ${type}.`
  const content = ownDefinition(type, { message: { text }, ...more(text) })
  const { message, priority } = content
  const json = operation === 'createDefinition' ? content : { message, priority }
  const created = await admin.send(operation, { json })
  if (created.status === 401 || created.status === 403)
    giveUp(`The admin may not create definitions: ${created.status}.`, 'actors.admin')
  assume(created).status(201)
  const id = created.at('/_id')
  if (typeof id !== 'string') return giveUp('The definition that was created tells no identifier.')
  const remove = stage.interface.operations.find((one) => one.id === 'deleteDefinition')
  if (remove !== undefined)
    afterwards(async (actors) => {
      const { status } = await actors.admin.send(remove.id, orderAbout(remove, { definition: id }))
      if (status >= 300 && status !== 404)
        throw new Error(`the definition ${id} stays: deleteDefinition was answered with ${status}`)
    })
  return { id, type, text }
}
