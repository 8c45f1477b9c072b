import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

type Order = Behaviour['languageOrder']

const planted = defectOf('resolved-languages', 'text.languages')

const parentOf = (language: string): string => language.replace(/-.*$/, '')
const ordering = (languageOrder: Order) => ({ languageOrder })

/** Languages that are not heeded, or in another order than the document says. */
const defects: readonly Defect[] = [
  planted('unheeded', 'The parameter languages is not heeded.', 'exact', ({ languagesAsked }) => ({
    languagesAsked: (_parameter, header) => languagesAsked([], header),
  })),
  planted(
    'without-regions',
    'The region of a language is not heeded.',
    'exact',
    ordering((asked) => asked.map(parentOf)),
  ),
  planted(
    'parents-first',
    'A language comes before that of its region.',
    'exact',
    ordering((asked) => asked.flatMap((one) => [...new Set([parentOf(one), one])])),
  ),
  planted(
    'as-asked',
    'A language of a region does not inherit from the language.',
    'parent',
    ordering((asked) => asked),
  ),
  planted(
    'any-language',
    'A string without a text in a language that was asked for is answered in whatever language it has first.',
    'default',
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
    'A string without a text in the languages that were asked for is left out.',
    'default',
    ({ chooseItem }) => ({
      chooseItem(items, order, format) {
        const found = chooseItem(items, order, format)
        return order.length > 0 && found?.language === undefined ? undefined : found
      },
    }),
  ),
  planted(
    'parents-last',
    'The languages that were asked for come before those that they inherit from.',
    'second-only-after-parent',
    ordering((asked) => [...asked, ...asked.map(parentOf)]),
  ),
  planted(
    'one-only',
    'The first of several languages is heeded.',
    'second',
    ({ languageOrder }) => ({ languageOrder: (asked) => languageOrder(asked.slice(0, 1)) }),
  ),
  planted(
    'second-without-region',
    'The region of a language that is not the first is not heeded.',
    'second',
    ({ languageOrder }) => ({
      languageOrder: ([first, ...others]) =>
        languageOrder([first ?? [], ...others.map(parentOf)].flat()),
    }),
  ),
  planted(
    'first-inherits',
    'A language that is not the first does not inherit.',
    'second-parent',
    ({ languageOrder }) => ({
      languageOrder: ([first, ...others]) => [...languageOrder([first ?? []].flat()), ...others],
    }),
  ),
  planted(
    'several-no-default',
    'A string without a text in any of several languages is left out.',
    'default-last',
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
    'in-order',
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
    'in-order',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) => languagesAsked(parameter.toReversed(), header),
    }),
  ),
  planted(
    'header-first',
    'Accept-Language counts for more than languages.',
    'beats-header',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) => [
        ...(header === undefined ? [] : languagesAsked([], header)),
        ...parameter,
      ],
    }),
  ),
  planted('header-unheeded', 'Accept-Language is not heeded.', 'header', {
    languagesAsked: (parameter) => parameter,
  }),
  planted(
    'header-as-given',
    'A language of a region in Accept-Language does not inherit from the language.',
    'header-parent',
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
    'header-weights',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        languagesAsked(parameter, header?.replaceAll(/;\s*q=[\d.]+/g, '')),
    }),
  ),
  planted(
    'header-one-only',
    'The first language of Accept-Language is heeded.',
    'header-weights',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) => languagesAsked(parameter, header?.replace(/,.*$/, '')),
    }),
  ),
  planted('told-own', 'The answer says that its language is the one of the bank.', 'told', {
    languagesTold: () => ['en-US'],
  }),
  planted('told-all', 'The answer names all languages that the bank has.', 'told', {
    languagesTold: () => ['en-US', 'es', 'es-MX', 'fr'],
  }),
  planted('told-none', 'The answer names no language.', 'told', { languagesTold: () => [] }),
]

export default defects
