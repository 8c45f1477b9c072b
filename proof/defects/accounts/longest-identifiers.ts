import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const isLongest = (url: string): boolean => /\/[^/?]{48}$/.test(url)

const defect: Defect = {
  name: 'longest-identifiers',
  sentence: 'getAccount takes the longest identifiers for invalid ones.',
  breaks: ['accounts.getAccount.unknown'],
  async response(response, { url }, { operation }) {
    if (operation !== 'getAccount' || response.status !== 404 || !isLongest(url)) return response
    const problem = (await response.json()) as JsonObject
    const { headers } = response
    return new Response(JSON.stringify({ ...problem, status: 422 }), { status: 422, headers })
  },
}

export default defect
