import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Lets an answer spell its header field names in a letter case of its own (RFC 9110, 5.1). */
export function spellHeaders(response: ServerResponse, spell: (name: string) => string): void {
  const writeHead = response.writeHead.bind(response)
  const respelt = (status: number, headers?: OutgoingHttpHeaders | OutgoingHttpHeader[]) =>
    writeHead(status, Array.isArray(headers) ? headers : spellAll(headers ?? {}, spell))
  response.writeHead = respelt as ServerResponse['writeHead']
}

function spellAll(
  headers: OutgoingHttpHeaders,
  spell: (name: string) => string,
): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [spell(name), value]))
}
