import { alone, type Answer, type RequestInput } from '../../../src/scenario/index.js'
import { assumeUpdated } from '../shared/assume-updated.js'
import { isShown } from '../shared/is-shown.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { sameItemsAs } from '../shared/same-items-as.js'
import { scenario } from '../shared/scenario.js'
import { assumeConditional } from './shared/assume-conditional.js'
import { knownTags } from './shared/known-tags.js'
import { inEnglish } from './shared/narrowed.js'

const spanish = 'Assay hizo esto.'
const made = [{ value: 'Assay made this.' }, { value: spanish, language: 'es' }]
/** It differs in nothing but letter case. */
const inCapitals = (items: typeof made): typeof made =>
  items.map((one) => ({ ...one, value: one.value.toUpperCase() }))

const present = 'text.getResolvedText.tag-present'

export default scenario('What a client has of narrowed text is not sent again until it changes', {
  verifies: {
    known: { requirement: 'text.resolved.tags-beside-others', after: present },
    old: { requirement: 'text.resolved.old-tags', after: present },
  },
  safety: 'reversible',
  // What else is created changes the tag as well.
  touches: [alone('text.strings')],
  requests: 45,
  async steps(stage) {
    const { admin, customer, fixtures, assume, verify, settled, giveUp } = stage
    await assumeConditional(stage)
    const group = await fixtures.writableGroup()
    const [, format] = await fixtures.twoFormats()
    const values = [...made, { value: 'Assay made this, too.', format }]
    const later = inCapitals(values)
    const own = await ownString(stage, group, values)
    const askWith = (tag: string, { headers = [], ...order }: RequestInput) =>
      customer.send('getResolvedText', {
        ...order,
        headers: [...headers, ['If-None-Match', tag] as const],
      })
    const had = await knownTags(stage, verify.known, own, { group, format, values, askWith })
    const [first] = had
    if (first === undefined)
      return giveUp(
        'Resolved text has no strong entity tags that stay.',
        'let it have strong entity tags',
      )

    const ofSpanish = had.find(({ order }) => order.headers !== undefined)
    const english = await resolveText(stage, inEnglish(group), [own])
    if (ofSpanish && isShown(spanish)(ofSpanish.answer) && !isShown(spanish)(english)) {
      const other = await askWith(ofSpanish.tag, inEnglish(group))
      if (other.status !== 202) verify.old(other).status(200)
    }

    await assumeUpdated(stage, await putString(admin, own.order, { values: later }), own.order)
    const read = await admin.send('getString', own.order)
    assume(read, 'text.setString.updated').tells(...sameItemsAs({ values: later }))
    const isNew = (answer: Answer): boolean => later.some(({ value }) => isShown(value)(answer))
    const after = await settled(() => resolveText(stage, first.order), isNew)
    const isChanged = isNew(after)
    if (!isChanged)
      assume(after, 'text.setString.resolved-after').at(pointerTo(own), later[0]?.value)
    assume(after, 'text.setString.tag-of-resolved').hasOtherTagThan(first.answer)
    for (const { order, tag } of had) {
      const anew = await settled(
        () => askWith(tag, order),
        ({ status }) => status !== 304 && status !== 202,
      )
      if (anew.status !== 202) verify.old(anew).status(200)
    }
  },
})
