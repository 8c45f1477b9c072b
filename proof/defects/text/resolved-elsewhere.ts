import { defectOf } from '../../alterations/defect-of.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('resolved-elsewhere')
const operation = 'getResolvedText'

/** References are left in texts of one kind. */
const leftIn = (
  name: string,
  words: string,
  isSuch: (text: string) => boolean,
  ...further: readonly string[]
): Defect =>
  planted(
    name,
    `References are left in a text ${words}.`,
    ['text.references.within-text', ...further],
    ({ replaceReferences }) => ({
      replaceReferences: (text, replace) =>
        isSuch(text) ? text : replaceReferences(text, replace),
    }),
  )

/** Text that is resolved as long as it is short, or asked for in few ways. */
const defects: readonly Defect[] = [
  leftIn(
    'long',
    'of more than 200 characters',
    ({ length }) => length > 200,
    'text.references.unresolvable-listed',
  ),
  leftIn('lines', 'of several lines', (text) => text.includes('\n')),
  leftIn('letters', 'with letters beyond ASCII', (text) => /[^\0-\x7f]/.test(text)),
  planted(
    'four-languages',
    'Of the languages that are asked for, three count.',
    ['text.languages.further', 'text.languages.header-second'],
    ({ languageOrder }) => ({ languageOrder: (asked) => languageOrder(asked.slice(0, 3)) }),
  ),
  planted(
    'parent-in-format',
    'A text for a format is answered in the very language that is asked for alone.',
    ['text.formats.with-language', 'text.resolved.together'],
    ({ chooseItem }) => ({
      chooseItem(items, order, format) {
        const found = chooseItem(items, order, format)
        const isInherited = found?.language !== undefined && found.language !== order[0]
        return isInherited ? chooseItem(items, order, 'none') : found
      },
    }),
  ),
  {
    name: 'resolved-elsewhere-two-groups',
    sentence: 'Of the groups that are asked for, two count.',
    breaks: ['text.resolved.groups'],
    request: changeQuery(operation, (query) => {
      const groups = query.get('groups')?.split(',') ?? []
      if (groups.length > 2) query.set('groups', groups.slice(0, 2).join(','))
    }),
  },
  planted(
    'circular-in-language',
    'Circles are looked for in the texts that name no language, but for the string itself.',
    'text.setString.circular-through-string',
    ({ isCircular }) => ({
      isCircular: (key, items, book) =>
        isCircular(key, items, {
          ...book,
          string(group, name) {
            const found = book.string(group, name)
            return (
              found && {
                ...found,
                items: found.items.filter(({ language }) => language === undefined),
              }
            )
          },
        }),
    }),
  ),
]

export default defects
