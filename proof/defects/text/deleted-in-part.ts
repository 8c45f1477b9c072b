import type { TextString } from '../../../src/reference/text/text-store.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('deleted-in-part')

/** A bank that remembers of each string that was deleted what it was, and resolves it to something. */
const remembering =
  (
    resolved: (
      strings: readonly TextString[],
      deleted: readonly TextString[],
    ) => readonly TextString[],
    isForgotten: boolean,
  ) =>
  ({ texts, textsToResolve }: Behaviour): Partial<Behaviour> => {
    const deleted = new Map<string, TextString>()
    return {
      texts(opened) {
        const book = texts(opened)
        return {
          ...book,
          erase(group, name) {
            const one = book.string(group, name)
            if (one !== undefined) deleted.set(`${group}.${name}`, one)
            book.erase(group, name)
          },
          write(group, name, items, at) {
            if (isForgotten) deleted.delete(`${group}.${name}`)
            book.write(group, name, items, at)
          },
        }
      },
      textsToResolve(opened) {
        const book = textsToResolve(opened)
        return { ...book, strings: () => resolved(book.strings(), [...deleted.values()]) }
      },
    }
  }

const inLanguages = (one: TextString): TextString => ({
  ...one,
  items: one.items.filter(({ language }) => language !== undefined),
})

/** Strings of which something is left when they are deleted. */
const defects: readonly Defect[] = [
  planted(
    'languages-stay',
    'The texts for languages of a string that was deleted are resolved as ever.',
    'text.strings.deleted',
    remembering((strings, deleted) => [...strings, ...deleted.map(inLanguages)], true),
  ),
  planted(
    'languages-return',
    'A string that is created anew is resolved to the texts for languages of the one that was deleted.',
    'text.languages.default',
    remembering(
      (strings, deleted) =>
        strings.map((one) => {
          const former = deleted.find(({ group, name }) => group === one.group && name === one.name)
          return former ? { ...one, items: [...one.items, ...inLanguages(former).items] } : one
        }),
      false,
    ),
  ),
]

export default defects
