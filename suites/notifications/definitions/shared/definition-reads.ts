import {
  type Course,
  isTag,
  type Move,
  notShown,
  type Sender,
  type Stage,
  tagOf,
} from '../../../../src/scenario/index.js'
import type { DefinitionState, KnownDefinition } from './definition-state.js'
import { listDefinitions } from './list-definitions.js'

/** Chooses a definition of those that there are. */
export type Which = (there: readonly KnownDefinition[]) => KnownDefinition | undefined

/** Moves that read definitions: one of them, one of which the tag is known, and their list. */
export function definitionReads(
  admin: Sender,
  { assume, given, giveUp }: Pick<Stage, 'assume' | 'given' | 'giveUp'>,
) {
  const judge = async (one: KnownDefinition, course: Course): Promise<string> => {
    const order = { path: { definitionId: one.id } }
    const answer = await course.by(admin).send('getDefinition', order)
    const look = course.verify('notifications.createDefinition.any-order', answer)
    look.status(200)
    const [lost] = notShown({ _id: one.id, ...one.body }, answer.json)
    look.that({
      holds: lost === undefined,
      expected: lost?.expected ?? 'what was sent',
      actual: lost?.actual ?? 'the same',
      ...(lost === undefined ? {} : { pointer: lost.pointer }),
    })
    const present = assume(answer, 'notifications.getDefinition.tag-present')
    present.header('ETag', 'an entity tag', isTag)
    return tagOf(answer) ?? ''
  }
  const read = (which: Which): Move<DefinitionState> => ({
    fits: ({ there, seen }) => !seen.includes(which(there)?.id ?? '') && there.length > 0,
    async take(state, course) {
      const one = which(state.there)
      if (one === undefined) return state
      const tag = await judge(one, course)
      const there = state.there.map((each) => (each === one ? { ...one, tag } : each))
      return { ...state, there, seen: [...state.seen, one.id] }
    },
  })
  const readKnown = (which: Which): Move<DefinitionState> => ({
    fits: ({ there }) => which(there)?.tag !== undefined,
    async take(state, course) {
      const one = which(state.there)
      if (one?.tag === undefined) return state
      const answer = await course.by(admin).send('getDefinition', {
        path: { definitionId: one.id },
        headers: [['If-None-Match', one.tag]],
      })
      // What is not as it should be already is no fault of the tag.
      if (answer.status !== 304) await judge(one, course)
      course.verify('notifications.createDefinition.any-order-tags', answer).status(304)
      return state
    },
  })
  const list: Move<DefinitionState> = {
    fits: ({ seen }) => !seen.includes('list'),
    async take(state, course) {
      const { items, pages, stopped, complete } = await listDefinitions(course.by(admin), {
        type: [state.type],
      })
      const page = pages[0]?.answer ?? stopped
      if (page !== undefined) given(page).status(200)
      if (page === undefined || !complete)
        return giveUp('The list of definitions was not to be had.')
      const found = items.map(({ _id }) => String(_id)).toSorted()
      const due = state.there.map((one) => one.id).toSorted()
      // What is lost is no fault of the list.
      if (found.join() !== due.join())
        for (const one of state.there) if (!found.includes(one.id)) await judge(one, course)
      course.verify('notifications.createDefinition.any-order-listed', page).that({
        holds: found.join() === due.join(),
        expected: due.join(', ') || 'none',
        actual: found.join(', ') || 'none',
        pointer: '/_embedded/items',
        member: '_id',
      })
      return { ...state, seen: [...state.seen, 'list'] }
    },
  }
  return { read, readKnown, list }
}
