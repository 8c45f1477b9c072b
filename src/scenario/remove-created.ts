import type { Answer } from './answer/answer.js'
import type { Creation } from './creation.js'
import type { Stage } from './stage/stage.js'

/**
 * Registers that what was created is deleted in the end, as far as the definition of the interface shows how:
 * where it does not, it stays. That it is gone then, a rule judges by what is read of it.
 */
export function removeCreated(
  { interface: contract, afterwards, settled }: Pick<Stage, 'interface' | 'afterwards' | 'settled'>,
  { actor, read, remove, whereIs }: Pick<Creation, 'actor' | 'read' | 'remove' | 'whereIs'>,
  created: Answer,
): void {
  const operation = contract.operations.find(({ id }) => id === remove)
  if (operation === undefined || operation.open || created.status >= 300) return
  const where = whereIs(created)
  if (where === undefined) return
  // A supplement may have the identifier elsewhere than the operation that reads.
  const [id] = Object.values(where.path ?? {})
  const place = operation.parameters.find((one) => one.in !== 'header' && one.fixture !== undefined)
  const order = place === undefined ? where : { [place.in]: { [place.name]: id } }
  afterwards(async (actors) => {
    const { status } = await actors[actor].send(remove, order)
    if (status >= 300 && status !== 404)
      throw new Error(
        `what ${created.operation.id} created stays: ${remove} was answered with ${status}`,
      )
    const look = () => actors[actor].send(read, where)
    if (status < 300) await settled(look, (answer) => answer.status !== 200)
  })
}
