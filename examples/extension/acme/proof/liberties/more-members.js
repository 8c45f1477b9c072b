/** A server that conforms and answers otherwise: nothing may be found wrong with it. */
export default {
  name: 'more-members',
  sentence: 'A rate says of which day it is.',
  because: 'The definition does not forbid members that it does not name.',
  async response(response, _request, { operation }) {
    if (operation !== 'getRate' || response.status !== 200) return response
    return new Response(JSON.stringify({ ...(await response.json()), day: '2026-01-02' }), response)
  },
}
