/** A problem document that has all that the documents list. */
export function problem(status: number, name: string): Response {
  const body = {
    type: `https://bank.example/errors/${name}/v1`,
    title: 'Refused',
    status,
    detail: 'It is refused.',
    id: 'problem-planted',
    occurredAt: '2020-01-01T00:00:00Z',
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })
}
