import { shared, staysSo } from '../../../src/scenario/index.js'
import { block } from '../shared/block.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { putString } from '../shared/put-string.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { judgeWords } from './shared/judge-words.js'
import { updatableString } from './shared/updatable-string.js'

/** Letters of two bytes and of four, apart from their accents as well, other line ends, signs of markup, and many of them. */
const letters =
  'Ä A\u0308 ß 漢 𝒜 \r\n<b>Assay</b> & "one" \'two\' {one} 007 ' + 'Assay. '.repeat(250) + '!'
const digits = '0070'
/** What some programs take for nothing. */
const words = ['0', 'null']
/** Braces with something else than a name in them are no references, nor are those that do not belong together. */
const braces = 'Assay {one} {{two three}} {{#four}} }} {{'
/** What other languages of templates, Markdown and typographers take for something else, and what looks like a number of a card. */
const codes =
  "${one} #{two} [[three]] %s %1$s ''four'' **five** six... seven<br/>eight http://bank.example/nine " +
  '4111 1111 1111 1111 \ufeff=\u202f!'
/** A text that is not empty, whatever stands in it. */
const around = (value: string): string => `As in "${value}".`
/** A service that takes no empty value says so. */
const none = ''

export default scenario('A value is resolved as it was written, down to its blanks and line ends', {
  verifies: {
    kept: { requirement: 'text.setString.value-kept', after: 'text.setString.text-kept' },
    resolved: { requirement: 'text.resolved.value-kept', after: 'text.setString.resolved-after' },
    referred: { requirement: 'text.references.resolved', after: 'resolved' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 85,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const own = await updatableString(stage, group)
    const referring = await ownString(stage, group, [{ value: around(`{{${own.key}}}`) }])
    const had: unknown[] = ['Assay made this.', 'Assay replaced this.']
    for (const value of [block, letters, codes, digits, ...words, braces, none]) {
      const put = await putString(admin, own.order, { values: [{ value }] })
      const now = await admin.send('getString', own.order)
      if (put.status !== 200 || now.at('/values/0/value') === undefined) continue
      if (!verify.kept(now, put).at('/values/0/value', value)) continue
      const due = [
        { group, name: own.name, text: value },
        { group, name: referring.name, text: around(value) },
      ]
      const ask = (shown = due) => resolveText(stage, { query: { groups: [group] } }, shown)
      const resolved = await ask()
      const told = resolved.at(pointerTo(own))
      if (told === undefined || had.includes(told))
        assume(resolved, 'text.setString.resolved-after').at(pointerTo(own), value)
      const isReplaced = (text: unknown): boolean =>
        String(text).includes(value) && !String(text).includes(own.key)
      // What becomes of the text around it is another requirement.
      if (told === value)
        verify.referred(resolved, put).tells(pointerTo(referring), around(value), isReplaced)
      if (verify.resolved(resolved, put).at(pointerTo(own), value))
        await staysSo(verify.resolved, async (look) =>
          look(await ask([]), put).at(pointerTo(own), value),
        )
      had.push(told)
    }
    await judgeWords(stage, verify, own, had)
  },
})
