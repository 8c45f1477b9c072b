import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import { referencePattern } from '../../../src/reference/text/reference-pattern.js'

type Replace = Behaviour['replaceReferences']

const table = defectOf('references-in-markdown')
const planted = (name: string, sentence: string, replaceReferences: Replace): Defect =>
  table(name, sentence, 'text.references.within-text', { replaceReferences })

const replaceIn: Replace = (text, replace) => text.replaceAll(referencePattern, replace)

/** References that are taken for something else where they stand. */
const defects: readonly Defect[] = [
  planted('single-braces', 'A key in single braces is replaced as well.', (text, replace) =>
    replaceIn(text, replace).replaceAll(
      /(?<!\{)\{([\w$]+(?:\.[\w$]+)+)\}(?!\})/g,
      (written, inner: string) => replace(written, inner),
    ),
  ),
  planted('in-code', 'A reference in what Markdown takes for code is left.', (text, replace) =>
    text
      .split(/(`[^`]*`)/)
      .map((part) => (part.startsWith('`') ? part : replaceIn(part, replace)))
      .join(''),
  ),
  planted(
    'in-address',
    'What takes the place of a reference in an address is written with percent signs.',
    (text, replace) =>
      replaceIn(text, (written, inner) => {
        const value = replace(written, inner)
        const isLeft = value === written || !text.includes(`://bank.example/${written}`)
        return isLeft ? value : encodeURIComponent(value)
      }),
  ),
  planted('behind-link', 'A reference that a link of Markdown leads to is left.', (text, replace) =>
    text.replaceAll(referencePattern, (written: string, inner: string, at: unknown) =>
      typeof at === 'number' && text.slice(0, at).endsWith('](')
        ? written
        : replace(written, inner),
    ),
  ),
]

export default defects
