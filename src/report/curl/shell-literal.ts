/** Without a quote only what no shell gives a meaning to, anywhere in a word. */
const plain = /^[A-Za-z0-9][A-Za-z0-9_./:,+-]*$/

/** What single quotes keep but a person cannot see, so that a pasted line could hide something. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFE\uFFFF]/u
const coded = /['\\!\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFE\uFFFF]/gu

const bytes = (character: string): string =>
  [...Buffer.from(character)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')

/**
 * Quotes text so that a shell takes it letter for letter, also when the line is pasted into an
 * interactive one (where `!` has a meaning outside single quotes).
 *
 * Single quotes, or `$'…'` with its bytes as `\x1b` when something in it cannot be seen: that form
 * is known to bash, zsh and ksh. A quote is `\x27` in it, because the history expansion of old
 * shells miscounts `\'`.
 *
 * @param text must not hold U+0000, which no argument can carry
 * @param keepsLines line ends stand as they are, for they are ours
 */
export function shellLiteral(text: string, keepsLines = false): string {
  if (plain.test(text)) return text
  const code = (one: string): string => (keepsLines && one === '\n' ? one : bytes(one))
  if (hidden.test(keepsLines ? text.replaceAll('\n', '') : text))
    return `$'${text.replace(coded, code)}'`
  return `'${text.replaceAll("'", `'\\''`)}'`
}
