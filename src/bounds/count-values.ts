import { CST, Lexer } from 'yaml'
import { YamlRefusal } from './yaml-refusal.js'

/**
 * Counts what a YAML text writes out, before anything is made of it: a node takes some hundred bytes, so a few
 * megabytes of digits and commas exhaust the memory of the program that parses them. Aliases count once here.
 *
 * @param most values that it may write out
 * @throws YamlRefusal at the place where there are certainly more
 */
export function countValues(text: string, most: number): void {
  // A value takes two characters, with what parts it from the next one.
  if (text.length < 2 * most) return
  let values = 0
  let offset = 0
  let isContent = false
  for (const lexeme of new Lexer().lex(text)) {
    if (isContent) isContent = false
    else if (lexeme === CST.SCALAR) {
      isContent = true
      // Each is a value or the key of one.
      values += 0.5
    } else if (lexeme[0] === '"' || lexeme[0] === "'") values += 0.5
    else if (lexeme === '[' || lexeme === '{') values += 1
    if (values > most) {
      const problem = `this file holds more than ${most.toLocaleString('en')} values`
      throw new YamlRefusal(offset, problem, 'Make it smaller.')
    }
    offset += marks.has(lexeme) ? 0 : lexeme.length
  }
}

/** Lexemes that stand for no text. */
const marks: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR])
