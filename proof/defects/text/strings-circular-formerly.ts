import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import { keysIn } from '../../../src/reference/text/keys-in.js'
import type { TextItem } from '../../../src/reference/books/text.js'
import type { TextStore } from '../../../src/reference/text/text-store.js'

const planted = defectOf('strings-circular-formerly')

/** What the bank noted of the strings that are no more as they were, by their keys. */
type Notes = Map<string, readonly TextItem[]>

/** A bank that looks for circles in what it noted as well. */
const noting =
  (note: (notes: Notes, kept: TextStore) => Partial<TextStore>) =>
  ({ isCircular, texts }: Behaviour): Partial<Behaviour> => {
    const notes: Notes = new Map()
    const noted = (book: TextStore): TextStore => ({
      ...book,
      string(group, name) {
        const [one, items] = [book.string(group, name), notes.get(`${group}.${name}`) ?? []]
        return { group, name, modifiedAt: 0, items: [...(one?.items ?? []), ...items] }
      },
    })
    return {
      texts(book) {
        const kept = texts(book)
        return { ...kept, ...note(notes, kept) }
      },
      isCircular: (key, items, book) => isCircular(key, items, noted(book)),
    }
  }

const referring = (items: readonly TextItem[]): boolean =>
  items.some(({ value }) => keysIn(value).length > 0)

/** References that are gone, and still count where the bank looks for circles. */
const defects: readonly Defect[] = [
  planted(
    'updated',
    'What a string referred to before it was updated counts as what it refers to.',
    'text.setString.not-circular',
    noting((notes, kept) => ({
      write(group, name, items, now) {
        if (referring(items)) notes.set(`${group}.${name}`, items)
        kept.write(group, name, items, now)
      },
    })),
  ),
  planted(
    'deleted',
    'What a string referred to that was deleted counts when circles are looked for.',
    'text.setString.not-circular',
    noting((notes, kept) => ({
      erase(group, name) {
        notes.set(`${group}.${name}`, kept.string(group, name)?.items ?? [])
        kept.erase(group, name)
      },
    })),
  ),
]

export default defects
