import { type Members, tagOfPart } from '../../alterations/tag-of-part.js'
import type { Defect } from '../../defect.js'

type Row = readonly [operation: string, breaks: string, rest: (members: Members) => unknown]

interface Collection {
  readonly _embedded?: { readonly items: readonly { readonly name?: unknown }[] }
}

const namesOf = ({ _embedded: embedded }: Collection): unknown =>
  embedded?.items.map(({ name }) => name)

const rows: readonly Row[] = [
  [
    'getResolvedText',
    'text.setString.tag-of-resolved',
    ({ groups, ...rest }) => [
      rest,
      Object.entries((groups ?? {}) as Members).map(([name, strings]) => [
        name,
        Object.keys(strings as object),
      ]),
    ],
  ],
  ['getStrings', 'text.setString.tag-of-strings', namesOf],
  ['getFormats', 'text.setFormat.tag-of-formats', namesOf],
]

/** What a string of a list says by itself, without the texts for languages and formats. */
const plainOf = ({ name, values }: Members): unknown => [name, (values as readonly unknown[])[0]]

/** Entity tags that are made of names alone, so that a new text does not change them, or of a time alone. */
const defects: readonly Defect[] = [
  ...rows.map(([operation, breaks, rest]) => ({
    name: `tags-of-collections-${operation}-of-names`,
    sentence: `The entity tag of ${operation} is made of names, and not of what they stand for.`,
    breaks: [breaks],
    behaviour: tagOfPart(operation, rest),
  })),
  {
    name: 'tags-of-collections-getStrings-of-plain',
    sentence: 'The entity tag of getStrings is made of names and of the first text of each.',
    breaks: ['text.setString.tag-of-strings'],
    behaviour: tagOfPart('getStrings', ({ _embedded: embedded }) => {
      const { items = [] } = (embedded ?? {}) as { items?: readonly Members[] }
      return items.map(plainOf)
    }),
  },
  {
    name: 'tags-of-collections-getStrings-of-small-letters',
    sentence: 'The entity tag of getStrings is made without regard to letter case.',
    breaks: ['text.setString.tag-of-strings'],
    behaviour: ({ entityTag }) => ({
      entityTag: (representation, asked) =>
        asked === 'getStrings'
          ? entityTag(representation.replaceAll(/"modifiedAt":"[^"]*"/g, '').toLowerCase(), asked)
          : entityTag(representation, asked),
    }),
  },
  {
    name: 'tags-of-collections-getStrings-of-lengths',
    sentence: 'The entity tag of getStrings is made of names and of the length of each text.',
    breaks: ['text.setString.tag-of-strings'],
    behaviour: tagOfPart('getStrings', ({ _embedded: embedded }) => {
      const { items = [] } = (embedded ?? {}) as { items?: readonly Members[] }
      const lengthOf = (one: unknown): number => String((one as Members)['value']).length
      return items.map(({ name, values }) => [name, (values as readonly unknown[]).map(lengthOf)])
    }),
  },
  {
    name: 'tags-of-collections-getStrings-of-latest',
    sentence: 'The entity tag of getStrings is the time at which one of them was modified last.',
    breaks: ['text.setString.tag-of-strings'],
    behaviour: tagOfPart('getStrings', ({ _links: links, _embedded: embedded }) => {
      const { items = [] } = (embedded ?? {}) as { items?: readonly Members[] }
      return [
        links,
        items
          .map(({ modifiedAt }) => String(modifiedAt))
          .toSorted()
          .at(-1),
      ]
    }),
  },
]

export default defects
