import type { OpenedString, OpenedText } from '../../../src/reference/books/text.js'
import { writtenString } from '../../../src/reference/books/written-string.js'
import type { Defect } from '../../defect.js'
import { openOtherText } from '../../alterations/open-other-text.js'

function opened(
  name: string,
  sentence: string,
  breaks: string | readonly string[],
  change: (text: OpenedText) => Partial<OpenedText>,
): Defect {
  return {
    name: `opened-text-${name}`,
    sentence,
    breaks: [breaks].flat(),
    behaviour: openOtherText(change),
  }
}

/** Strings of which one, the title of transfers, has other items. */
const retitled =
  (items: OpenedString['items']) =>
  ({ strings }: OpenedText): Partial<OpenedText> => ({
    strings: strings.map((one) =>
      one.group === 'transfers' && one.name === 'title' ? { ...one, items } : one,
    ),
  })

const english = { value: 'Transfer money', language: 'en-US' }
const spanish = { value: 'Transferir dinero', language: 'es' }
const plain = { value: 'Transfer money' }

/** Text that the bank should never have had. */
const defects: readonly Defect[] = [
  opened(
    'four-levels',
    'There is a group below three others.',
    ['text.groups.name-form', 'text.resolved.answered'],
    ({ groups, strings }) => {
      const name = 'transfers.review.fees.wire'
      const description = 'What a transfer by wire costs.'
      return {
        groups: [...groups, { name, description }],
        strings: [...strings, writtenString(name, 'wire', 900, { default: 'Ten dollars' })],
      }
    },
  ),
  opened(
    'name-with-hyphen',
    'The name of a string has a hyphen.',
    'text.strings.name-form',
    ({ strings }) => ({
      strings: [...strings, writtenString('transfers', 'page-title', 900, { default: 'Pay' })],
    }),
  ),
  opened(
    'two-in-one-language',
    'A string has two texts for one language.',
    'text.textString.item-per-combination',
    retitled([plain, spanish, { ...spanish, value: 'Transferir el dinero' }]),
  ),
  opened(
    'two-defaults',
    'A string has two texts for no language.',
    'text.textString.item-per-combination',
    retitled([plain, plain, spanish]),
  ),
  {
    ...opened(
      'english-for-default',
      'The default of a string is its text in English; it has none without a language.',
      'text.languages.default-exists',
      retitled([english, spanish]),
    ),
    behaviour: (before, timer) => {
      const text = openOtherText(retitled([english, spanish]))
      return {
        ...(typeof text === 'function' ? text(before, timer) : text),
        languageOrder: (asked) => [...before.languageOrder(asked), 'en-US'],
      }
    },
  },
]

export default defects
