import { isTag, sameTag, type Stage, tagOf } from '../../../../src/scenario/index.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { resolveText } from '../../shared/resolve-text.js'
import { sameItemsAs } from '../../shared/same-items-as.js'
import type { StringPath } from '../../shared/string-path.js'
import type { StringTransition } from './string-state.js'
import type { TextItem } from '../../shared/text-item.js'

type Needs = Pick<Stage, 'admin' | 'assume'> & Parameters<typeof resolveText>[0]

/** Moves that read a string: by itself, and resolved; and the one that deletes it and looks what became of it. */
export function stringReads(stage: Needs, whereIs: () => StringPath) {
  const { admin, customer, waitUntil, now, assume, given, giveUp, settled } = stage
  const means = { waitUntil, now, assume, given, giveUp, settled }

  const read: StringTransition = {
    fits: ({ seen }) => !seen.includes('string'),
    async take(state, sequence) {
      const answer = await sequence.by(admin).send('getString', whereIs())
      const look = sequence.verify.stringRead(answer)
      look.status(state.items === undefined ? 404 : 200)
      if (state.items === undefined) return { ...state, seen: [...state.seen, 'string'] }
      look.tells(...sameItemsAs({ values: state.items }))
      const present = stage.assume(answer, 'text.getString.tag-present')
      present.header('ETag', 'an entity tag', isTag)
      const tag = sameTag(state.tag, answer, 'string')
      return { ...state, tag, seen: [...state.seen, 'string'] }
    },
  }
  /** What is resolved when there is no string is not shown of one that was deleted. */
  const resolve = (language?: string): StringTransition => ({
    fits: ({ items, seen }) => items !== undefined && !seen.includes(`resolved ${language}`),
    async take(state, sequence) {
      const { groupId: group, textStringId: name } = whereIs().path
      const languages = language === undefined ? {} : { languages: [language] }
      const parts = { ...means, customer: sequence.by(customer) }
      const items = state.items ?? []
      const item = items.find((one) => one.language === language) ?? items[0]
      const order = { query: { groups: [group], ...languages } }
      const answer = await resolveText(parts, order, [{ group, name, text: item?.value }])
      const pointer = pointerTo({ group, name })
      // What is wrong with the string itself is no fault of resolving.
      if (answer.at(pointer) !== item?.value) await read.take(state, sequence)
      sequence.verify.stringResolved(answer).at(pointer, item?.value)
      return { ...state, seen: [...state.seen, `resolved ${language}`] }
    },
  })
  /** What deleteString answers is not shown: what became of the string is read afterwards. */
  const remove: StringTransition = {
    fits: (state) => state.items !== undefined,
    async take({ items, tag, old }, sequence) {
      const { status } = await sequence.by(admin).send('deleteString', whereIs())
      // To a client that has it, too, it is gone.
      const headers = tag === undefined ? [] : [['If-None-Match', tag] as const]
      const answer = await sequence.by(admin).send('getString', { ...whereIs(), headers })
      if (status === 200 || status === 204) sequence.verify.deleted(answer).statusIsNot(200, 304)
      const before = tag === undefined ? old : [...old, tag]
      if (answer.status === 404)
        return { items: undefined, tag: undefined, old: before, seen: ['string'] }
      if (answer.status === 304) return { items, tag, old, seen: ['string'] }
      given(answer).status(200)
      const there = answer.at('/values') as readonly TextItem[] | undefined
      return { items: there ?? items, tag: tagOf(answer), old: before, seen: ['string'] }
    },
  }
  return { read, resolve, remove }
}
