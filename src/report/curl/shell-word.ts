import type { SecretName } from '../../run/run.js'
import { shellLiteral } from './shell-literal.js'

/** May stand beside a variable inside double quotes: no shell gives it a meaning there. */
const harmless = /^[A-Za-z0-9_ :=.,/@%+-]*$/

const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/

type Piece = { readonly text: string } | { readonly variable: string }

function split(text: string, { token, variable }: SecretName): readonly Piece[] {
  const [first = '', ...rest] = text.split(token)
  return [{ text: first }, ...rest.flatMap((part): Piece[] => [{ variable }, { text: part }])]
}

function pieces(text: string, secrets: readonly SecretName[]): readonly Piece[] {
  let cut: readonly Piece[] = [{ text }]
  for (const secret of secrets)
    if (secret.token !== '' && variableName.test(secret.variable))
      cut = cut.flatMap((piece) => ('text' in piece ? split(piece.text, secret) : [piece]))
  return cut.filter((piece) => 'variable' in piece || piece.text !== '')
}

/** `"Bearer $TOKEN"`; braces where a letter follows, or a colon, which zsh takes for a modifier. */
const inDoubleQuotes = (all: readonly Piece[]): string =>
  all
    .map((piece, index) => {
      if ('text' in piece) return piece.text
      return index === all.length - 1 ? `$${piece.variable}` : `\${${piece.variable}}`
    })
    .join('')

/**
 * One word of a shell command. A secret appears as the variable that it came from, inside double
 * quotes; everything else is taken letter for letter.
 *
 * @param text as recorded, with secrets replaced by their tokens
 * @param secrets which token stands for which environment variable
 * @param keepsLines line ends stand as they are, for they are ours
 */
export function shellWord(
  text: string,
  secrets: readonly SecretName[],
  keepsLines = false,
): string {
  const all = pieces(text, secrets)
  if (!all.some((piece) => 'variable' in piece)) return shellLiteral(text, keepsLines)
  if (all.every((piece) => 'variable' in piece || harmless.test(piece.text)))
    return `"${inDoubleQuotes(all)}"`
  return all
    .map((piece) =>
      'text' in piece ? shellLiteral(piece.text, keepsLines) : `"$${piece.variable}"`,
    )
    .join('')
}
