/**
 * Everything that a reader cannot see or that moves what she sees: controls, direction marks,
 * zero-width and other format characters, line and paragraph separators, half surrogate pairs,
 * and the two non-characters that XML refuses. Tab, line feed and carriage return are left to the caller.
 */
const invisible =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFE\uFFFF]/gu

const hex = (value: number, digits: number): string =>
  value.toString(16).toUpperCase().padStart(digits, '0')

function visible(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x100) return `\\x${hex(code, 2)}`
  return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\u{${hex(code, 5)}}`
}

/**
 * Shows as `\x1B` or `\u202E` what cannot be seen. What is visible stays as it is, a backslash
 * too: the text is for people and cannot be turned back.
 *
 * @param text anything, well-formed UTF-16 or not
 */
export function escapeInvisible(text: string): string {
  return text.replace(invisible, visible)
}
