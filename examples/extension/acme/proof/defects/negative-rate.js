/** A server that breaks one requirement: the target, with an answer that is changed on its way. */
export default {
  name: 'negative-rate',
  sentence: 'A currency is worth less than nothing.',
  breaks: ['rates.getRate.worth-something'],
  async response(response, _request, { operation }) {
    if (operation !== 'getRate' || response.status !== 200) return response
    const rate = await response.json()
    return new Response(JSON.stringify({ ...rate, dollars: -rate.dollars }), response)
  },
}
