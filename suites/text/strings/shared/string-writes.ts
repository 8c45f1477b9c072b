import { type Answer, opaque, type Stage, tagOf } from '../../../../src/scenario/index.js'
import type { StringPath } from '../../shared/string-path.js'
import type { StringSequence, StringState, StringTransition } from './string-state.js'
import type { TextItem } from '../../shared/text-item.js'

type Change = (items: readonly TextItem[]) => readonly TextItem[]

/**
 * Moves that set a string, or try to.
 *
 * @param whereIs the string that the sequence is about
 * @param ifMatch what it takes to create one
 * @param read looks whether the string is what it should be, before anything else is blamed
 */
export function stringWrites(
  { admin, giveUp }: Pick<Stage, 'admin' | 'giveUp'>,
  whereIs: () => StringPath,
  ifMatch: string | undefined,
  read: StringTransition,
) {
  const put = (
    sequence: StringSequence,
    values: readonly TextItem[],
    tag?: string,
  ): Promise<Answer> =>
    sequence.by(admin).send('setString', {
      ...whereIs(),
      json: { values },
      headers: tag === undefined ? [] : [['If-Match', tag]],
    })
  const written = ({ tag, old }: StringState, items: readonly TextItem[], answer: Answer) => ({
    items,
    tag: tagOf(answer),
    old: tag === undefined ? old : [...old, tag],
    seen: [],
  })
  const knows = ({ items, tag }: StringState): boolean => items !== undefined && tag !== undefined

  const create = (items: readonly TextItem[]): StringTransition => ({
    fits: (state) => state.items === undefined,
    async take(state, sequence) {
      const answer = await put(sequence, items, ifMatch)
      // What becomes of a name whose string was deleted is not shown, so it may be refused.
      if (answer.status >= 400)
        giveUp(
          `A string was not created: ${answer.status}.`,
          'let the admin create a string with several values',
        )
      sequence.verify.writesAnswered(answer).status(201)
      return written(state, items, answer)
    },
  })
  const update = (change: Change): StringTransition => ({
    fits: knows,
    async take(state, sequence) {
      const items = change(state.items ?? [])
      const answer = await put(sequence, items, state.tag)
      if (answer.status >= 400) await read.take(state, sequence)
      if (answer.status === 412) sequence.verify.tagsApplied(answer).status(200)
      sequence.verify.writesAnswered(answer).status(200)
      return written(state, items, answer)
    },
  })
  /** Leaves out all items but the default. */
  const omit: StringTransition = {
    fits: (state) => knows(state) && (state.items ?? []).length > 1,
    async take(state, sequence) {
      const answer = await put(sequence, (state.items ?? []).slice(0, 1), state.tag)
      if (answer.status >= 400 && answer.status !== 409) await read.take(state, sequence)
      if (answer.status === 412) sequence.verify.tagsApplied(answer).status(409)
      sequence.verify.writesAnswered(answer).status(409)
      return { ...state, seen: [] }
    },
  }
  const refuse = (
    change: Change,
    which: (old: readonly string[]) => string | undefined,
  ): StringTransition => {
    const oldOf = ({ tag = '', old }: StringState): string | undefined =>
      which(old.filter((one) => opaque(one) !== opaque(tag)))
    return {
      fits: (state) => knows(state) && oldOf(state) !== undefined,
      async take(before, sequence) {
        // What is not as it should be already is no fault of the tag.
        const state = before.seen.includes('string') ? before : await read.take(before, sequence)
        const answer = await put(sequence, change(state.items ?? []), oldOf(state))
        sequence.verify.tagsApplied(answer).status(412)
        return { ...state, seen: [] }
      },
    }
  }
  return { create, update, omit, refuse }
}
