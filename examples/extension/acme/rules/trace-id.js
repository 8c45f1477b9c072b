/** Looks at every exchange of a run, no matter what sent it. */
export default {
  title: 'Every answer of rates carries a Trace-Id',
  decides: ({ id }) => id === 'rates.trace-id',
  judge({ operation, response }) {
    if (operation.interface !== 'rates') return []
    const found = response.headers.some(([name]) => name.toLowerCase() === 'trace-id')
    if (found) return [{ requirement: 'rates.trace-id', verdict: 'pass' }]
    return [
      {
        requirement: 'rates.trace-id',
        verdict: 'fail',
        expected: 'the header Trace-Id',
        actual: 'no such header',
      },
    ]
  },
}
