/** Whether a stream should get colours: a terminal, and nobody set NO_COLOR. */
export const wantsColor = (stream: { readonly isTTY?: boolean }): boolean =>
  stream.isTTY === true && (process.env['NO_COLOR'] ?? '') === ''
