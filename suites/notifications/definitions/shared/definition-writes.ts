import type { Stage } from '../../../../src/scenario/index.js'
import type { DefinitionTransition } from './definition-state.js'
import type { ChooseDefinition } from './definition-reads.js'
import { orderAbout } from '../../shared/order-about.js'
import { readOwn } from '../../shared/read-own.js'
import { type OwnDefinition, ownDefinition } from '../../shared/own-definition.js'

/**
 * Moves that create definitions, or try to; and those that update and delete them, which fit only where a supplement
 * shows how.
 */
export function definitionWrites(
  {
    admin,
    giveUp,
    interface: contract,
    operation,
    settled,
  }: Pick<Stage, 'admin' | 'giveUp' | 'interface' | 'operation' | 'settled'>,
  onCreated: (id: string) => void,
) {
  const isShown = (name: string): boolean =>
    contract.operations.some(({ id, open }) => id === name && !open)

  const create = (more: Partial<OwnDefinition>): DefinitionTransition => ({
    fits: () => true,
    async take(state, sequence) {
      const body = ownDefinition(state.type, more)
      const answer = await sequence.by(admin).send('createDefinition', { json: body })
      const id = answer.status === 201 ? answer.at('/_id') : undefined
      if (typeof id !== 'string')
        return giveUp(
          `A definition was not created: ${answer.status}.`,
          'let the administrator create a definition with what the documents show of it',
        )
      onCreated(id)
      // When what was created is seen is not said.
      await readOwn({ admin: sequence.aside(admin), settled }, { path: { definitionId: id } })
      return { ...state, there: [...state.there, { id, body, tag: undefined }], seen: [] }
    },
  })
  /** Without a message that is one. */
  const refuse: DefinitionTransition = {
    fits: () => true,
    async take(state, sequence) {
      const json = { ...ownDefinition(state.type), message: 'Assay' }
      const answer = await sequence.by(admin).send('createDefinition', { json })
      if (answer.status < 400)
        giveUp(
          'A body that is not a definition was created.',
          'let a body that is no definition be refused',
        )
      return { ...state, seen: [] }
    },
  }
  const update = (which: ChooseDefinition, text: string): DefinitionTransition => ({
    fits: ({ there }) => isShown('updateDefinition') && which(there)?.tag !== undefined,
    async take(state, sequence) {
      const one = which(state.there)
      if (one?.tag === undefined) return state
      const body = { ...one.body, message: { text } }
      const answer = await sequence.by(admin).send('updateDefinition', {
        path: { definitionId: one.id },
        json: { _id: one.id, notDismissible: false, ...body },
        headers: [['If-Match', one.tag]],
      })
      if (answer.status === 412) sequence.verify.tagsApplied(answer).status('2XX')
      if (answer.status >= 300)
        giveUp(
          `A definition was not updated: ${answer.status}.`,
          'let a definition be updated with what the documents show of it',
        )
      const known = { id: one.id, body, tag: undefined }
      return { ...state, there: state.there.map((each) => (each === one ? known : each)), seen: [] }
    },
  })
  const remove = (which: ChooseDefinition): DefinitionTransition => ({
    fits: ({ there }) => isShown('deleteDefinition') && which(there) !== undefined,
    async take(state, sequence) {
      const one = which(state.there)
      if (one === undefined) return state
      const order = { path: { definitionId: one.id } }
      const aimed = orderAbout(operation('deleteDefinition'), { definition: one.id })
      await sequence.by(admin).send('deleteDefinition', aimed)
      // When what was deleted is gone is not said.
      const after = await settled(
        () => sequence.by(admin).send('getDefinition', order),
        ({ status }) => status === 404,
      )
      if (after.status !== 404)
        giveUp(
          `A definition was not deleted: ${after.status}.`,
          'let a deleted definition be gone',
          after,
        )
      return { ...state, there: state.there.filter((each) => each !== one), seen: [] }
    },
  })
  return { create, refuse, update, remove, isShown }
}
