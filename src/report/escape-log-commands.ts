/**
 * What CI systems take for commands in the log of a step: `##vso[…]`, `##teamcity[…]` and `##[…]` wherever they stand,
 * `::name …::` at the beginning of a line.
 */
const commands = /##(?=\w*\[)|::(?=[a-z][\w-]*(?:::|\s))/gi

/**
 * Writes the second of the two characters that begin a command as an escape.
 *
 * @param prefix of the escape, which its two hexadecimal digits follow: `\x`, or `\u00` inside of JSON
 */
export function escapeLogCommands(text: string, prefix: string): string {
  return text.replace(
    commands,
    ([first = '']) => `${first}${prefix}${first.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
