/** An error response of the HAL interfaces that has all that the documents list. */
export function refused(statusCode: number, message: string, type = 'requestRefused'): Response {
  const profile = 'https://profiles.bank.example/errorResponse/2.1.1'
  const error = {
    _id: 'error-planted',
    _profile: profile,
    message,
    statusCode,
    type,
    occurredAt: '2020-01-01T00:00:00Z',
    _links: { describedby: { href: `/errors/${type}` } },
  }
  return new Response(JSON.stringify({ _profile: profile, _links: {}, _error: error }), {
    status: statusCode,
    headers: { 'content-type': 'application/hal+json' },
  })
}
