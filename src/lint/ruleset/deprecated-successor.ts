import { complaint, type Complaint } from './complaint.js'
import { operations, type Operation } from './operation.js'

/**
 * A deprecated operation says what to use instead: by operationId or path in its description or
 * summary, or in `x-successor` (`none` when nothing takes its place).
 */
export function deprecatedSuccessor(tree: unknown): Complaint[] {
  const all = [...operations(tree)]
  return all
    .filter(({ value }) => value['deprecated'] === true)
    .filter((operation) => !namesSuccessor(operation, all))
    .map(({ at, name }) =>
      complaint(`${name} is deprecated and names no successor`, [...at, 'deprecated']),
    )
}

function namesSuccessor({ value, name, route }: Operation, all: readonly Operation[]): boolean {
  const { 'x-successor': successor, description, summary } = value
  const others = all.filter((other) => other.name !== name)
  if (typeof successor === 'string' && successor !== '')
    return (
      /^none$|^\/|^https?:/i.test(successor) || others.some((other) => other.name === successor)
    )
  const words = [summary, description].filter((text) => typeof text === 'string').join('\n')
  if (others.some((other) => hasWord(words, other.name))) return true
  // A path of this document or, by its looks, of another one.
  return [...words.matchAll(/(?<![\w/<])\/[\w{][\w\-./{}~:]*/g)].some(
    ([path]) => path.replace(/[.:]+$/, '') !== route,
  )
}

function hasWord(text: string, word: string): boolean {
  const literal = word.replaceAll(/[^\w ]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\w-])${literal}(?![\w-])`).test(text)
}
