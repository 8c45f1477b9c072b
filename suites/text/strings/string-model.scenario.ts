import { shared } from '../../../src/scenario/index.js'
import { ownName } from '../shared/own-name.js'
import { ownString } from '../shared/own-string.js'
import { removeString } from '../shared/remove-string.js'
import { scenario } from '../shared/scenario.js'
import { stringPath } from '../shared/string-path.js'
import { stringReads } from './shared/string-reads.js'
import type { StringState } from './shared/string-state.js'
import { stringWrites } from './shared/string-writes.js'
import type { TextItem } from '../shared/text-item.js'

const plain = [{ value: 'Assay wrote this.' }]
const spanish = { value: 'Assay escribió esto.', language: 'es' }
const saying =
  (value: string) =>
  ([first, ...rest]: readonly TextItem[]): readonly TextItem[] => [{ ...first, value }, ...rest]
const withSpanish = (items: readonly TextItem[]): readonly TextItem[] => [
  ...items.filter(({ language }) => language !== 'es'),
  spanish,
]

export default scenario('A string is what was last set, after any sequence of requests', {
  verifies: {
    stringRead: 'text.setString.any-order',
    stringResolved: 'text.setString.any-order-resolved',
    writesAnswered: 'text.setString.any-order-answers',
    tagsApplied: 'text.setString.any-order-tags',
    deleted: 'text.strings.deleted',
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 100,
  async steps(stage) {
    const { admin, fixtures, afterwards, random, giveUp, model } = stage
    const group = await fixtures.writableGroup()
    const { order: first, ifMatch } = await ownString(stage, group, plain)
    let order = first
    afterwards((actors) => removeString(actors.admin, order))

    const { read, resolve, remove } = stringReads(stage, () => order)
    const { create, update, omit, refuse } = stringWrites(stage, () => order, ifMatch, read)
    const [one, other, never] = ['Assay wrote one.', 'Assay wrote another.', 'Assay wrote none.']
    const latest = refuse(saying(never), (old) => old.at(-1))
    const oldest = refuse(saying(never), ([old]) => old)
    const wrong = refuse(saying(never), () => '"assay-no-such-tag"')
    const creation = [create(plain), read, resolve(), resolve('es')]
    const updates = [update(saying(one)), read, resolve(), latest, wrong, read]
    const straight = [...creation, ...updates, update(withSpanish), read, resolve('es'), omit, read]
    const creations = [create(plain), create([{ value: 'Assay began.' }, spanish])]
    const writes = [...creations, update(saying(one)), update(saying(other)), update(withSpanish)]
    const refused = [omit, latest, oldest]
    const reads = [remove, remove, read, read, resolve(), resolve('es')]
    await model<StringState>({
      // Each sequence has a string of its own, so that it shows nothing but what it did itself.
      begin: async (sequence) => {
        const sender = sequence.aside(admin)
        const { status } = await sender.send('deleteString', order)
        const gone = await sender.send('getString', order)
        if (status === 200 || status === 204) sequence.verify.deleted(gone).statusIsNot(200)
        if (gone.status === 200)
          await removeString(sender, order).catch(() =>
            giveUp('It needs strings that are deleted.', 'supplements.text, with deleteString'),
          )
        order = stringPath(group, ownName(random))
        return { items: undefined, tag: undefined, old: [], seen: [] }
      },
      straight,
      transitions: [...writes, ...refused, ...reads],
      closing: [resolve(), read],
    })
  },
})
