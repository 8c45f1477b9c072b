import type { Answer, Stage } from '../../../src/scenario/index.js'
import { removeDefinition } from './create-own.js'
import { type OwnDefinition, ownDefinition, ownGlobal, ownType } from './own-definition.js'
import { assumeCreated } from './assume-created.js'
import { readOwn } from './read-own.js'

/** A definition of ours whose notifications can be distinguished from all others. */
export interface Made {
  readonly id: string
  /** Stands in its text, too. */
  readonly type: string
  readonly text: string
}

type Needs = Pick<
  Stage,
  'admin' | 'random' | 'afterwards' | 'assume' | 'giveUp' | 'interface' | 'fixtures' | 'settled'
>

/** Statuses that may mean that a service does not take all that a definition may have. */
const tooMuch = [400, 409, 422]

/**
 * Creates a definition for notifications of ours; it is deleted at the end where a supplement shows how.
 *
 * @param more what is said of it besides, given the text that distinguishes it from others
 * @param less the same where that is refused
 * @throws Undecided when the target does not create it
 */
export async function madeDefinition(
  stage: Needs,
  more: (text: string) => Partial<OwnDefinition> = () => ({}),
  operation: 'createDefinition' | 'createGlobalDefinition' = 'createDefinition',
  less: typeof more | undefined = undefined,
): Promise<Made> {
  const type = ownType(stage.random)
  const text = `Assay ${type}.`
  const contextName = String(await stage.fixtures['contextName']?.())
  const create = (said: Partial<OwnDefinition>): Promise<Answer> => {
    const content = ownDefinition(type, { contextName, message: { text }, ...said })
    const { message, priority } = content
    const json = operation === 'createDefinition' ? content : { ...ownGlobal(), message, priority }
    return stage.admin.send(operation, { json })
  }
  const whole = await create(more(text))
  const isTooMuch = less !== undefined && tooMuch.includes(whole.status)
  const created = isTooMuch ? await create(less(text)) : whole
  removeDefinition(stage, created)
  assumeCreated(stage, created)
  const id = created.at('/_id')
  if (typeof id === 'string') {
    await readOwn(stage, { path: { definitionId: id } })
    return { id, type, text }
  }
  return stage.giveUp(
    'The answer does not show the identifier of what was created.',
    'let the answer show the identifier of what was created',
  )
}
