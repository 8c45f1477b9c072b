import type { Defect } from '../../defect.js'

const lists = [
  ['listAccounts', 'accounts.listAccounts.status'],
  ['listEligibleAchAccounts', 'accounts.listEligibleAchAccounts.status'],
] as const

/** A cursor of the bank is longer than this one, and made of other letters. */
const isUnknown = ({ url }: Request): boolean =>
  /^[a-z-]{1,20}$/.test(new URL(url).searchParams.get('start') ?? '')

/** Cursors that were never given and that a bank cannot read. */
const defects: readonly Defect[] = lists.map(([operation, broken]) => ({
  name: `unknown-cursors-${operation}`,
  sentence: `A cursor that ${operation} cannot read ends in an error of the bank.`,
  breaks: [broken],
  response: (response, request, context) =>
    context.operation === operation && isUnknown(request)
      ? new Response(null, { status: 500 })
      : response,
}))

export default defects
