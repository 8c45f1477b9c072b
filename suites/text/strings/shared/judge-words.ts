import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import type { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { putString } from '../../shared/put-string.js'
import { resolveText } from '../../shared/resolve-text.js'
import { sameItemsAs } from '../../shared/same-items-as.js'

type Needs = Parameters<typeof resolveText>[0] &
  Pick<Stage, 'admin'> & {
    readonly fixtures: { twoFormats(): Promise<readonly [string, string]> }
  }

const plain = { value: 'Assay said this.' }
/** What programs take for something else than a text, each in a language of its own. */
const words = [
  { value: 'true', language: 'es' },
  { value: '1.10', language: 'fr' },
  { value: '1e3', language: 'de' },
  { value: '2020-01-01', language: 'it' },
  { value: 'undefined', language: 'pt' },
  { value: '{"a": 1}', language: 'nl' },
  { value: '=one', language: 'sv' },
  { value: '/two', language: 'da' },
  { value: "l'uno\r\ndue", language: 'pl' },
]
/** What becomes of a text by default may not become of one for a format. */
const marked = 'Cafe\u0301 <b> & "one",  \'two\'\n\tthree'

/**
 * Verifies that texts for languages and for a format are kept, and resolved as they were written, whatever they say.
 *
 * @param had what the string said before, which resolved text may show for a while
 */
export async function judgeWords(
  stage: Needs,
  verify: { readonly kept: Verification; readonly resolved: Verification },
  own: Awaited<ReturnType<typeof ownString>>,
  had: readonly unknown[],
): Promise<void> {
  const { admin, fixtures } = stage
  const { group, name, order } = own
  const [, format] = await fixtures.twoFormats()
  const values = [plain, ...words, { value: marked, format }]
  const put = await putString(admin, order, { values })
  const now: Answer = await admin.send('getString', order)
  const shown = now.at('/values')
  // Whether items are added is another requirement.
  if (put.status !== 200 || !Array.isArray(shown) || shown.length !== values.length) return
  if (!verify.kept(now, put).tells(...sameItemsAs({ values }))) return
  const texts: readonly unknown[] = [...had, undefined, ...values.map(({ value }) => value)]
  const ask = async (query: object, text: string): Promise<void> => {
    const order = { query: { groups: [group], ...query } }
    const answer = await resolveText(stage, order, [{ group, name, text }])
    // Which of the texts is answered, and when, is judged by other requirements.
    const told = answer.at(pointerTo(own))
    if (told === text || !texts.includes(told))
      verify.resolved(answer, put).at(pointerTo(own), text)
  }
  for (const { value, language } of words) await ask({ languages: [language] }, value)
  await ask({ format }, marked)
}
