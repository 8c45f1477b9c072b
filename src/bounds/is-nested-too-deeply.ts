import { Lexer } from 'yaml'
import { unitAt } from './unit-at.js'

/** Levels of brackets or of indicators on one line. */
const deepest = 200

/**
 * Whether YAML text opens more brackets, or more block collections on one line, than any file needs. Asked before
 * parsing: the parser calls itself for each level, and a file of nothing but brackets can exhaust the stack in a
 * way that ends the process.
 */
export function isNestedTooDeeply(text: string): boolean {
  // Brackets in prose count here, so this only spares most files the slower way.
  return mayBeTooDeep(text) && isTooDeep(text)
}

function mayBeTooDeep(text: string): boolean {
  let open = 0
  for (let index = 0; index < text.length; index++) {
    const character = unitAt(text, index)
    if (character === openBracket || character === openBrace) open++
    else if ((character === closeBracket || character === closeBrace) && open > 0) open--
    if (open > deepest) return true
  }
  return /(?:[-?:][ \t]+){50}/.test(text)
}

const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

function isTooDeep(text: string): boolean {
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
