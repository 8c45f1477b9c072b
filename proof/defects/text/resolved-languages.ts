import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'
import type { TextItem } from '../../../src/reference/books/text.js'
import { defectOf } from '../../alterations/defect-of.js'

type Order = Behaviour['languageOrder']

const planted = defectOf('resolved-languages')

const parentOf = (language: string): string => language.replace(/-.*$/, '')
/** An item for the language whose name has the first two letters of its own. */
const cut = (item: TextItem): TextItem =>
  item.language?.length === 3 ? { ...item, language: item.language.slice(0, 2) } : item
const ordering = (languageOrder: Order) => ({ languageOrder })

/** Languages that are ignored, or in another order than the document says. */
const defects: readonly Defect[] = [
  planted(
    'unheeded',
    'The parameter languages is ignored.',
    ['text.languages.exact', 'text.languages.told'],
    ({ languagesAsked }) => ({
      languagesAsked: (_parameter, header) => languagesAsked([], header),
    }),
  ),
  planted(
    'without-regions',
    'The region of a language is ignored.',
    'text.languages.exact',
    ordering((asked) => asked.map(parentOf)),
  ),
  planted(
    'parents-first',
    'A language comes before that of its region.',
    'text.languages.exact',
    ordering((asked) => asked.flatMap((one) => [...new Set([parentOf(one), one])])),
  ),
  planted(
    'as-asked',
    'A language of a region does not inherit from the language.',
    'text.languages.parent',
    ordering((asked) => asked),
  ),
  planted(
    'two-letters',
    'A language of a region inherits from its first two letters.',
    ['text.languages.parent', 'text.languages.default'],
    ({ languageOrder }) => ({
      languageOrder: (asked) =>
        languageOrder(asked).map((one) => (one.includes('-') ? one : one.slice(0, 2))),
    }),
  ),
  planted(
    'further-two-letters',
    'A language of three letters inherits from its first two letters.',
    'text.languages.default',
    ({ languageOrder }) => ({
      languageOrder: (asked) => [
        ...new Set(languageOrder(asked).flatMap((one) => [one, one.slice(0, 2)])),
      ],
    }),
  ),
  planted(
    'longer-languages',
    'A language of three letters stands for the one that it begins like.',
    'text.languages.default',
    ({ chooseItem }) => ({
      chooseItem: (items, order, format) =>
        chooseItem(items, order, format)?.language === undefined
          ? chooseItem(items.map(cut), order, format)
          : chooseItem(items, order, format),
    }),
  ),
  planted(
    'any-language',
    'A string without a text in a language that was requested is answered in whatever language it has first.',
    'text.languages.default',
    ({ chooseItem }) => ({
      chooseItem(items, order, format) {
        const found = chooseItem(items, order, format)
        const other = items.find(({ language }) => language !== undefined)
        return order.length > 0 && found?.language === undefined ? (other ?? found) : found
      },
    }),
  ),
  planted(
    'no-default',
    'A string without a text in the languages that were requested is left out.',
    'text.languages.default',
    ({ chooseItem }) => ({
      chooseItem(items, order, format) {
        const found = chooseItem(items, order, format)
        return order.length > 0 && found?.language === undefined ? undefined : found
      },
    }),
  ),
  planted(
    'parents-last',
    'The languages that were requested come before those that they inherit from.',
    'text.languages.second-only-after-parent',
    ordering((asked) => [...asked, ...asked.map(parentOf)]),
  ),
  planted(
    'one-only',
    'Only the first of several languages is used.',
    ['text.languages.second', 'text.resolved.together'],
    ({ languageOrder }) => ({ languageOrder: (asked) => languageOrder(asked.slice(0, 1)) }),
  ),
  planted(
    'second-without-region',
    'The region of a language that is not the first is ignored.',
    ['text.languages.second', 'text.languages.further'],
    ({ languageOrder }) => ({
      languageOrder: ([first, ...others]) =>
        languageOrder([first ?? [], ...others.map(parentOf)].flat()),
    }),
  ),
  planted(
    'first-inherits',
    'A language that is not the first does not inherit.',
    ['text.languages.second-parent', 'text.languages.further', 'text.languages.header-second'],
    ({ languageOrder }) => ({
      languageOrder: ([first, ...others]) => [...languageOrder([first ?? []].flat()), ...others],
    }),
  ),
  planted(
    'from-regions',
    'A string without a text in a language is answered in that of one of its regions.',
    'text.languages.default',
    ({ chooseItem }) => ({
      chooseItem(items, order, format) {
        const found = chooseItem(items, order, format)
        const regional = items.find(({ language = '' }) =>
          order.some((one) => language.startsWith(`${one}-`)),
        )
        return found?.language === undefined ? (regional ?? found) : found
      },
    }),
  ),
  planted(
    'regions-of-two-letters',
    'A region of three letters is not known.',
    'text.languages.exact',
    ({ languageOrder }) => ({
      languageOrder: (asked) => languageOrder(asked).filter((one) => !/-[A-Za-z]{3}$/.test(one)),
    }),
  ),
  planted(
    'weights-in-tenths',
    'Of a weight in Accept-Language only the first decimal counts.',
    'text.languages.header-weights',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        languagesAsked(parameter, header?.replaceAll(/(q=0\.\d)\d+/g, '$1')),
    }),
  ),
  planted(
    'two-only',
    'Only the first two of several languages are used.',
    ['text.languages.further', 'text.languages.header-second'],
    ({ languageOrder }) => ({ languageOrder: (asked) => languageOrder(asked.slice(0, 2)) }),
  ),
  planted(
    'several-no-default',
    'A string without a text in any of several languages is left out.',
    ['text.languages.default-last', 'text.references.within-text'],
    ({ chooseItem }) => ({
      chooseItem(items, order, format) {
        const found = chooseItem(items, order, format)
        return order.length > 2 && found?.language === undefined ? undefined : found
      },
    }),
  ),
  planted(
    'order-of-items',
    'Of several languages the one is answered that the string has first.',
    'text.languages.in-order',
    ({ chooseItem, languageOrder, languagesAsked }) => {
      let several = false
      return {
        languagesAsked(parameter, header) {
          several = parameter.length > 1
          return languagesAsked(parameter, header)
        },
        languageOrder,
        chooseItem(items, order, format) {
          const has = items.flatMap(({ language }) => language ?? [])
          const wanted = has.filter((language) => order.includes(language))
          return chooseItem(items, several ? wanted : order, format)
        },
      }
    },
  ),
  planted(
    'last-first',
    'Of several languages the last one is preferred.',
    'text.languages.in-order',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) => languagesAsked(parameter.toReversed(), header),
    }),
  ),
  planted(
    'header-first',
    'Accept-Language counts for more than languages.',
    ['text.languages.beats-header', 'text.languages.told'],
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) => [
        ...(header === undefined ? [] : languagesAsked([], header)),
        ...parameter,
      ],
    }),
  ),
  planted(
    'header-besides',
    'Accept-Language counts for strings without a text in languages.',
    ['text.languages.beats-header', 'text.languages.told'],
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) => [
        ...parameter,
        ...(header === undefined ? [] : languagesAsked([], header)),
      ],
    }),
  ),
  planted(
    'header-greatest-only',
    'Of Accept-Language only the language with the greatest weight counts.',
    ['text.languages.header-second', 'text.resolved.together'],
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        parameter.length > 0 ? parameter : languagesAsked([], header).slice(0, 1),
    }),
  ),
  planted(
    'header-unwanted',
    'A language with the weight 0 is taken where no other is there.',
    'text.languages.header-excluded',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        languagesAsked(parameter, header?.replaceAll(/;q=0(?![.\d])/g, ';q=0.001')),
    }),
  ),
  planted('header-unheeded', 'Accept-Language is ignored.', 'text.languages.header', {
    languagesAsked: (parameter) => parameter,
  }),
  planted(
    'header-without-region',
    'The region of a language in Accept-Language is overlooked.',
    'text.languages.header',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        parameter.length > 0
          ? parameter
          : languagesAsked([], header).map((one) => one.split('-')[0] ?? one),
    }),
  ),
  planted(
    'header-as-given',
    'A language of a region in Accept-Language does not inherit from the language.',
    ['text.languages.header-parent', 'text.languages.header-second'],
    ({ languagesAsked, languageOrder }) => {
      let inHeader = false
      return {
        languagesAsked(parameter, header) {
          inHeader = parameter.length === 0
          return languagesAsked(parameter, header)
        },
        languageOrder: (asked) => (inHeader ? asked : languageOrder(asked)),
      }
    },
  ),
  planted(
    'header-in-order',
    'The languages of Accept-Language count as they stand, whatever their weight.',
    'text.languages.header-weights',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        languagesAsked(parameter, header?.replaceAll(/;\s*q=[\d.]+/g, '')),
    }),
  ),
  planted(
    'third-without-parent',
    'The third language does not inherit from another one.',
    'text.languages.further',
    ({ languageOrder }) => ({
      languageOrder: (asked) =>
        languageOrder(asked).filter(
          (one) => asked.includes(one) || one !== parentOf(asked[2] ?? ''),
        ),
    }),
  ),
  planted(
    'header-blanks',
    'A weight in Accept-Language is overlooked where a blank stands before it.',
    'text.languages.header-weights',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        languagesAsked(parameter, header?.replaceAll(/;\s+q=[\d.]+/g, '')),
    }),
  ),
  planted(
    'header-one-only',
    'Only the first language of Accept-Language is used.',
    'text.languages.header-weights',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) => languagesAsked(parameter, header?.replace(/,.*$/, '')),
    }),
  ),
  planted(
    'header-two-only',
    'Only the two languages of Accept-Language with the greatest weights are used.',
    ['text.languages.header-second'],
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        parameter.length > 0 ? parameter : languagesAsked([], header).slice(0, 2),
    }),
  ),
  planted(
    'header-without-blanks',
    'What stands behind a comma in Accept-Language is overlooked unless there is a blank.',
    ['text.languages.header-second'],
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        languagesAsked(parameter, header?.replaceAll(/,(?! )[^,]*/g, '')),
    }),
  ),
  planted(
    'told-own',
    'The answer says that its language is the one of the bank.',
    'text.languages.told',
    { languagesTold: () => ['en-US'] },
  ),
  planted('told-all', 'The answer names all languages that the bank has.', 'text.languages.told', {
    languagesTold: () => ['en-US', 'es', 'es-MX', 'fr'],
  }),
  planted('told-none', 'The answer names no language.', 'text.languages.told', {
    languagesTold: () => [],
  }),
]

export default defects
