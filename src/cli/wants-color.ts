/** Whether a stream should get colours: FORCE_COLOR says so, or it is a terminal and NO_COLOR is not set. */
export function wantsColor(stream: { readonly isTTY?: boolean }): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: none = '' } = process.env
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  return stream.isTTY === true && none === ''
}
