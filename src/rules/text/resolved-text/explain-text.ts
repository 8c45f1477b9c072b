import { brokenReference } from './broken-reference.js'
import { dueItems } from './due-items.js'
import { explainChoice } from './explain-choice.js'
import { kindOfText, kindsKept } from './kinds-of-text.js'
import { mayBecome, patternOf } from './reference-pattern.js'
import { replacedBy } from './references.js'
import type { ShownText } from './shown-text.js'
import type { TextItem } from './text-item.js'

/** In which language a text was found that is as it must be, or what it breaks. */
export type Explanation =
  | {
      readonly isKept: true
      readonly language: string | undefined
      /** What the text shows, however it is asked for. */
      readonly kinds: readonly string[]
    }
  | {
      readonly isKept: false
      readonly broken: string | undefined
      readonly expected: string
      readonly kind?: string
    }

/** Holds a text against what its string is. */
export function explainText(shown: ShownText): Explanation {
  const { own, value, asked, read } = shown
  const due = dueItems(own.items, asked)
  const isOf = ({ value: written }: TextItem): boolean =>
    asked.resolve === false
      ? written === value
      : mayBecome(patternOf(written, replacedBy(read)), value)
  const fitting = due.filter(isOf)
  if (fitting.length > 0)
    return {
      isKept: true,
      language: onlyOne(fitting.map(({ language }) => language)),
      kinds: fitting.slice(0, 1).flatMap((one) => kindsKept(one, shown)),
    }
  // A text that is shown as it was written is wrong for its references alone.
  const written = due.some((one) => one.value === value) ? ', with its references replaced' : ''
  const expected = due.map((one) => JSON.stringify(one.value).slice(0, 80)).join(' or ') + written
  const other = own.items.find((one) => !due.includes(one) && isOf(one))
  if (other !== undefined)
    return { isKept: false, broken: explainChoice(other, due, asked, own.items), expected }
  const [first] = due
  if (first === undefined) return { isKept: false, broken: undefined, expected }
  const broken = brokenReference(first, shown)
  return { isKept: false, broken, expected, kind: broken && kindOfText(broken, first, shown) }
}

const onlyOne = <T>(all: readonly T[]): T | undefined =>
  new Set(all).size === 1 ? all[0] : undefined
