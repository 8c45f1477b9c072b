import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const beyond = 'beyond-the-end-'

const stepOf = (url: string): number | undefined => {
  const start = new URL(url).searchParams.get('start') ?? ''
  return start.startsWith(beyond) ? Number(start.slice(beyond.length)) : undefined
}

const defect: Defect = {
  name: 'endless-pages',
  sentence: 'Each page of listAccounts leads to another one, and those beyond the last are empty.',
  breaks: ['accounts.listAccounts.pages-end'],
  request(request, { operation }) {
    if (operation !== 'listAccounts' || stepOf(request.url) === undefined) return request
    const url = new URL(request.url)
    url.searchParams.delete('start')
    return new Request(url, request)
  },
  response: changeJson({ operations: ['listAccounts'], statuses: [200] }, (page, _, { url }) => {
    const step = stepOf(url)
    if (step === undefined && page['nextPage_url'] !== undefined) return page
    const next = new URL(url)
    next.searchParams.set('start', `${beyond}${(step ?? 0) + 1}`)
    const start = new URL(url).searchParams.get('start') ?? ''
    return {
      ...page,
      ...(step !== undefined && { start, items: [] }),
      nextPage_url: next.href,
    }
  }),
}

export default defect
