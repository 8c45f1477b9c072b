import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import { itemsOfString } from '../../shared/items-of-string.js'
import { putString } from '../../shared/put-string.js'
import type { StringPath } from '../../shared/string-path.js'
import type { TextItem } from '../../shared/text-item.js'

/** Milliseconds after which a clock of whole seconds shows another time. */
export const nextSecond = 1500

const inSpanish = { value: 'Assay lo cambió.', language: 'es' }
const inFrench = { value: 'Assay l’a fait.', language: 'fr' }

/** One is added, it is changed, another one is added, then one for a region, which is changed: the default stays. */
const updates: readonly (readonly TextItem[])[] = [
  [{ value: 'Assay lo hizo.', language: 'es' }],
  [inSpanish],
  [inSpanish, inFrench],
  [inSpanish, inFrench, { value: 'Assay lo hizo acá.', language: 'es-MX' }],
  [inSpanish, inFrench, { value: 'Assay lo cambió acá.', language: 'es-MX' }],
]

/**
 * Verifies that a string was modified later as well where an update is about the text for a language, and leaves the
 * default as it is.
 *
 * @param before the string with its default alone
 */
export async function judgeLaterInLanguage(
  { admin, waitUntil, now }: Pick<Stage, 'admin' | 'waitUntil' | 'now'>,
  verify: Verification,
  order: StringPath,
  before: Answer,
): Promise<void> {
  let time = before.at('/modifiedAt')
  for (const items of updates) {
    await waitUntil(now() + nextSecond)
    const values = [{ value: before.at('/values/0/value') }, ...items]
    const put = await putString(admin, order, { values })
    const after = await admin.send('getString', order)
    // Whether an update adds an item is another requirement.
    const isUpdated = String(itemsOfString(after.json)) === String(itemsOfString({ values }))
    if (put.status !== 200 || after.status !== 200 || !isUpdated) return
    if (!verify(after, put).isLater('/modifiedAt', time)) return
    time = after.at('/modifiedAt')
  }
}
