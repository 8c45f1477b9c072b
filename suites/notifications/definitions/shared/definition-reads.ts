import { isTag, type Sender, type Stage, tagOf, type Walk } from '../../../../src/scenario/index.js'
import type {
  DefinitionSequence,
  DefinitionTransition,
  KnownDefinition,
} from './definition-state.js'
import { idsOf } from './ids-of.js'
import { listDefinitions } from './list-definitions.js'

/** Chooses a definition of those that there are. */
export type ChooseDefinition = (there: readonly KnownDefinition[]) => KnownDefinition | undefined

/** Moves that read definitions: one of them, one of which the tag is known, and their list. */
export function definitionReads(
  admin: Sender,
  { assume, given, giveUp, settled }: Pick<Stage, 'assume' | 'given' | 'giveUp' | 'settled'>,
) {
  const judge = async (one: KnownDefinition, sequence: DefinitionSequence): Promise<string> => {
    const order = { path: { definitionId: one.id } }
    const answer = await sequence.by(admin).send('getDefinition', order)
    const look = sequence.verify.definitionRead(answer)
    look.status(200)
    look.shows({ _id: one.id, ...one.body })
    const present = assume(answer, 'notifications.getDefinition.tag-present')
    present.header('ETag', 'an entity tag', isTag)
    return tagOf(answer) ?? ''
  }
  const read = (which: ChooseDefinition): DefinitionTransition => ({
    fits: ({ there, seen }) => !seen.includes(which(there)?.id ?? '') && there.length > 0,
    async take(state, sequence) {
      const one = which(state.there)
      if (one === undefined) return state
      const tag = await judge(one, sequence)
      const there = state.there.map((each) => (each === one ? { ...one, tag } : each))
      return { ...state, there, seen: [...state.seen, one.id] }
    },
  })
  const readKnown = (which: ChooseDefinition): DefinitionTransition => ({
    fits: ({ there }) => which(there)?.tag !== undefined,
    async take(state, sequence) {
      const one = which(state.there)
      if (one?.tag === undefined) return state
      const answer = await sequence.by(admin).send('getDefinition', {
        path: { definitionId: one.id },
        headers: [['If-None-Match', one.tag]],
      })
      // What is not as it should be already is no fault of the tag.
      if (answer.status !== 304) await judge(one, sequence)
      sequence.verify.tagsApplied(answer).status(304)
      return state
    },
  })
  const list: DefinitionTransition = {
    fits: ({ seen }) => !seen.includes('list'),
    async take(state, sequence) {
      const due = state.there.map(({ id }) => id)
      const query = { type: [state.type] }
      // When what was written comes to the list is not said.
      const isRight = ({ items }: Walk): boolean =>
        String(idsOf(items).toSorted()) === String(due.toSorted())
      const look = (sender: Sender) => settled(() => listDefinitions(sender, query), isRight)
      await look(sequence.aside(admin))
      // At one node of a service it may be seen earlier than at another.
      const found = await look(sequence.by(admin))
      given(found).status(200)
      if (found.end.kind !== 'complete')
        return giveUp(
          'The list of definitions was not returned.',
          'let the list of definitions be read to its end',
        )
      // What is lost is no fault of the list.
      const known = idsOf(found.items)
      for (const one of state.there) if (!known.includes(one.id)) await judge(one, sequence)
      sequence.verify.definitionsListed(found).isExactly(due, '_id')
      return { ...state, seen: [...state.seen, 'list'] }
    },
  }
  return { read, readKnown, list }
}
