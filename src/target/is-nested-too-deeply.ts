import { Lexer } from 'yaml'

const deepest = 100

/**
 * Whether YAML text opens more brackets, or more block collections on one line, than any profile
 * needs. Asked before parsing: the parser calls itself for each level, and a file of nothing but
 * brackets can exhaust the stack in a way that ends the process.
 */
export function isNestedTooDeeply(text: string): boolean {
  let brackets = 0
  let indicators = 0
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme === '[' || lexeme === '{') brackets++
    else if (lexeme === ']' || lexeme === '}') brackets--
    else if (lexeme === '-' || lexeme === '?' || lexeme === ':') indicators++
    else if (lexeme.startsWith('\n')) indicators = 0
    if (brackets > deepest || indicators > deepest) return true
  }
  return false
}
