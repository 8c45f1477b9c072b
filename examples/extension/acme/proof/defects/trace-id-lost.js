export default {
  name: 'trace-id-lost',
  sentence: 'A refusal carries no Trace-Id.',
  breaks: ['rates.trace-id'],
  response(response) {
    if (response.status === 401) response.headers.delete('Trace-Id')
    return response
  },
}
