import { type Answer, removeCreated, type Stage } from '../../../src/scenario/index.js'
import { definitionPath } from './definition-path.js'
import { type OwnDefinition, ownDefinition, ownType } from './own-definition.js'
import { assumeCreated } from './assume-created.js'

/** A definition of ours. */
export interface Own {
  readonly id: string
  readonly type: string
  readonly order: NonNullable<ReturnType<typeof definitionPath>>
  /** What the target answered when it was created. */
  readonly created: Answer
}

type Needs = Pick<
  Stage,
  'admin' | 'assume' | 'giveUp' | 'afterwards' | 'interface' | 'random' | 'settled'
>

/**
 * Creates a definition for a scenario that builds on it; deletes it in the end where the definition of the interface
 * shows how.
 *
 * @throws Undecided when the target does not create it
 */
export async function createOwn(stage: Needs, more: Partial<OwnDefinition> = {}): Promise<Own> {
  const { admin, giveUp, random } = stage
  const body = ownDefinition(more.type ?? ownType(random), more)
  const created = await admin.send('createDefinition', { json: body })
  removeDefinition(stage, created)
  assumeCreated(stage, created)
  const order = definitionPath(created)
  if (order === undefined)
    return giveUp(
      'The answer does not show the identifier of what was created.',
      'let the answer show the identifier of what was created',
    )
  return { id: order.path.definitionId, type: body.type, order, created }
}

/** Registers that a definition which an answer says was created is deleted in the end, where that is shown. */
export function removeDefinition(
  stage: Pick<Stage, 'interface' | 'afterwards' | 'settled'>,
  created: Answer,
): void {
  const whereIs = definitionPath
  removeCreated(
    stage,
    { actor: 'admin', read: 'getDefinition', remove: 'deleteDefinition', whereIs },
    created,
  )
}
