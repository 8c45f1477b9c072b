import { keysIn } from '../text/keys-in.js'
import type { Books } from './books.js'
import type { TextFixtures } from './text-fixtures.js'
import type { OpenedString } from './text.js'

/** Reads the fixtures of the text interface out of the books. */
export function textFixturesOf({ text: { groups, strings, formats } }: Books): TextFixtures {
  const quiet = groups.filter(({ name, generated }) => !generated && !writable.includes(name))
  const readable = strings.filter(({ group }) => quiet.some(({ name }) => name === group))
  const keys = (matches: (one: OpenedString) => boolean) => readable.filter(matches).map(keyOf)
  const find = (key: string) => strings.find((one) => keyOf(one) === key)
  const names = ({ items }: OpenedString, wanted: 'language' | 'format') =>
    items.flatMap((item) => item[wanted] ?? [])
  const inLanguages = (has: readonly string[]) =>
    keys((one) => {
      const languages = names(one, 'language')
      const four = ['es-MX', 'es', 'en-GB', 'en']
      return (
        names(one, 'format').length === 0 &&
        four.every((language) => languages.includes(language) === has.includes(language))
      )
    })
  const refersTo = (one: OpenedString) => keysIn(defaultOf(one))
  const resolvable = (one: OpenedString) =>
    refersTo(one).length > 0 && refersTo(one).every((key) => find(key) !== undefined)
  const nested = (one: OpenedString) =>
    refersTo(one).some((key) => refersTo(find(key) ?? one).length > 0)
  const group = quiet.map(({ name }) => name).filter((name) => name.startsWith('transfers'))

  return {
    group,
    string: readable.filter((one) => one.group === group[0]).map(({ name }) => name),
    format: formats.map(({ name }) => name),
    writableGroup: 'drafts',
    writableString: 'heading',
    newString: 'subheading',
    otherWritableGroup: 'sketches',
    reference: keys((one) => resolvable(one) && !nested(one)),
    nestedReference: keys((one) => resolvable(one) && nested(one)),
    otherGroupReference: keys(
      (one) => resolvable(one) && refersTo(one).some((key) => find(key)?.group !== one.group),
    ),
    unresolvableReference: keys((one) => refersTo(one).length > 0 && !resolvable(one)),
    clientReference: keys((one) => /\{\{[A-Za-z_][A-Za-z0-9_$]*\}\}/.test(defaultOf(one))),
    exactLanguage: inLanguages(['es-MX', 'es', 'en-GB', 'en']),
    parentLanguage: inLanguages(['es', 'en-GB', 'en']),
    secondLanguage: inLanguages(['en-GB', 'en']),
    secondParentLanguage: inLanguages(['en']),
    defaultLanguage: inLanguages([])
      .filter((key) => !/\{\{/.test(defaultOf(find(key) ?? nothing)))
      .slice(0, some),
    specificFormat: keys((one) =>
      ['small', 'large'].every((name) => names(one, 'format').includes(name)),
    ),
    otherFormat: keys(
      (one) => names(one, 'format').includes('small') && !names(one, 'format').includes('large'),
    ),
    groupWithSubgroups: quiet
      .map(({ name }) => name)
      .filter((name) => quiet.some((other) => other.name.startsWith(`${name}.`))),
    generatedGroup: groups.filter(({ generated }) => generated).map(({ name }) => name),
  }
}

/** As many as show it, where a profile need not name all. */
const some = 3

const nothing: OpenedString = { group: '', name: '', items: [], minutesAgo: 0 }

const writable = ['drafts', 'sketches']

const keyOf = ({ group, name }: OpenedString): string => `${group}.${name}`

const defaultOf = ({ items }: OpenedString): string =>
  items.find(({ language, format }) => language === undefined && format === undefined)?.value ?? ''
