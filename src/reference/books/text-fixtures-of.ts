import type { Books } from './books.js'
import type { TextFixtures } from './text-fixtures.js'

/** Reads the fixtures of the text interface out of the books. */
export function textFixturesOf({ text: { groups, strings, formats } }: Books): TextFixtures {
  const quiet = groups.filter(({ name, generated }) => !generated && !writable.includes(name))
  const readable = strings.filter(({ group }) => quiet.some(({ name }) => name === group))
  const group = quiet.map(({ name }) => name).filter((name) => name.startsWith('transfers'))

  return {
    group,
    string: readable.filter((one) => one.group === group[0]).map(({ name }) => name),
    format: formats.map(({ name }) => name),
    writableGroup: 'drafts',
    writableString: 'heading',
    otherWritableGroup: 'sketches',
    groupWithSubgroups: quiet
      .map(({ name }) => name)
      .filter((name) => quiet.some((other) => other.name.startsWith(`${name}.`))),
    generatedGroup: groups.filter(({ generated }) => generated).map(({ name }) => name),
  }
}

const writable = ['drafts', 'sketches']
