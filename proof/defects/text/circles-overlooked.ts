import type { TextItem } from '../../../src/reference/books/text.js'
import { referencePattern } from '../../../src/reference/text/reference-pattern.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('circles-overlooked')

/** A bank that looks for references in a part of what it is to write. */
const looking = (
  name: string,
  sentence: string,
  breaks: string,
  part: (items: readonly TextItem[]) => readonly TextItem[],
): Defect =>
  planted(name, sentence, breaks, ({ isCircular }) => ({
    isCircular: (key, items, book) => isCircular(key, part(items), book),
  }))

/** The same with a part of each text. */
const inTexts =
  (part: (text: string) => string) =>
  (items: readonly TextItem[]): readonly TextItem[] =>
    items.map((item) => ({ ...item, value: part(item.value) }))

/** A text without its references that are like this. */
const without =
  (isLost: (inner: string, index: number) => boolean) =>
  (text: string): string => {
    let index = -1
    return text.replaceAll(referencePattern, (written, inner: string) =>
      isLost(inner, (index += 1)) ? '' : written,
    )
  }

/** References that lead back are looked for where most of them stand. */
const defects: readonly Defect[] = [
  looking(
    'behind-few',
    'Of the references in a text the first three are looked at for whether they lead back.',
    'text.setString.circular-itself',
    inTexts(without((_, index) => index > 2)),
  ),
  looking(
    'far-behind',
    'The first 200 characters of a text are looked at for references that lead back.',
    'text.setString.circular-itself',
    inTexts((text) => text.slice(0, 200)),
  ),
  looking(
    'in-later-lines',
    'The first line of a text is looked at for references that lead back.',
    'text.setString.circular-itself',
    inTexts((text) => text.replace(/\n.*/s, '')),
  ),
  looking(
    'in-later-items',
    'The first three items of a string are looked at for references that lead back.',
    'text.setString.circular-itself',
    (items) => items.slice(0, 3),
  ),
  looking(
    'by-dollar-names',
    'References to a name with a dollar sign are not followed when circles are looked for.',
    'text.setString.circular-through-string',
    inTexts(without((inner) => inner.includes('$'))),
  ),
  looking(
    'by-capital-names',
    'References to a name with a capital letter are not followed when circles are looked for.',
    'text.setString.circular-through-string',
    inTexts(without((inner) => /[A-Z]/.test(inner))),
  ),
]

export default defects
