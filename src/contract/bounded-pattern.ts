import { boundTest, holds } from '../bounds/bound-test.js'
import { isPackagedPattern } from './packaged-patterns.js'

/** What a validator needs of a regular expression. */
interface Pattern {
  test(text: string): boolean
  toString(): string
}

/**
 * The regular expression of a schema: our own as it is, that of a supplement where it can be stopped.
 *
 * @returns a pattern whose `test` throws UndecidedError for a text of which it could not tell
 * @throws SyntaxError for what is no regular expression (ECMA-262)
 */
export function boundedPattern(source: string, flags: string): Pattern {
  const expression = new RegExp(source, flags)
  const name = `the pattern “${source.length > 60 ? `${source.slice(0, 60)}…` : source}”`
  const native = (text: string): boolean => expression.test(text)
  const test = isPackagedPattern(source)
    ? (text: string) => holds(name, native, text)
    : boundTest(name, native)
  return { test, toString: () => String(expression) }
}
