import type { Defect } from '../../defect.js'

const row = (operation: string, ...breaks: readonly string[]): Defect => ({
  name: `ends-of-identifiers-${operation}`,
  sentence: `What stands behind a full stop in an identifier is cut off before ${operation} looks it up.`,
  breaks,
  request(request, context) {
    const url = new URL(request.url)
    if (context.operation !== operation) return request
    url.pathname = url.pathname.replace(/\.[^./]*$/, '')
    return new Request(url, request)
  },
})

/** Identifiers from whose end a framework takes what it holds for the name of a format. */
const defects: readonly Defect[] = [
  row('getAccount', 'accounts.getAccount.unknown', 'accounts.getAccount.same-account'),
  row('getTransaction', 'transactions.transaction.unknown', 'transactions.transaction.same'),
]

export default defects
