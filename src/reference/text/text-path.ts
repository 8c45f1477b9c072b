/** Path of a group, of its strings, or of one of them, below the base URL. */
export function textPath(group: string, string?: string): string {
  const path = `/text/groups/${encodeURIComponent(group)}`
  return string === undefined ? path : `${path}/strings/${encodeURIComponent(string)}`
}
