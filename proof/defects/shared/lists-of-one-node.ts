import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { withMemory } from '../../operators/with-memory.js'

interface Row {
  readonly name: string
  readonly what: string
  readonly operation: string
  readonly breaks: readonly string[]
}

const rows: readonly Row[] = [
  {
    name: 'accounts',
    what: 'an account',
    operation: 'listAccounts',
    breaks: ['accounts.listAccounts.pages-nothing-missing'],
  },
  {
    name: 'ach-accounts',
    what: 'an account for transfers',
    operation: 'listEligibleAchAccounts',
    breaks: ['accounts.listEligibleAchAccounts.pages-nothing-missing'],
  },
  {
    name: 'locations',
    what: 'a location',
    operation: 'listAccessLocationsForInstitution',
    breaks: ['institutions.listAccessLocationsForInstitution.pages-nothing-missing'],
  },
  {
    name: 'locations-formerly',
    what: 'a location, as the deprecated operation tells',
    operation: 'listInstitutionAccessLocations',
    breaks: ['institutions.listInstitutionAccessLocations.pages-nothing-missing'],
  },
]

const nodes = 3
const fewest = 3
const narrowing = /^(?:productType|location|type)$/

/** One of several nodes that answer by turns never learnt of something. */
const defects: readonly Defect[] = rows.map(({ name, what, operation, breaks }) => {
  const counts = withMemory(() => ({ met: 0 }))
  return {
    name: `lists-of-one-node-${name}`,
    sentence: `One of ${nodes} nodes lacks ${what}, whenever the whole list is asked for.`,
    breaks,
    response(response, request, context) {
      const { searchParams } = new URL(request.url)
      const isNarrowed = [...searchParams.keys()].some((one) => narrowing.test(one))
      if (!response.ok || isNarrowed) return response
      return changeJson({ operations: [operation] }, (body) => {
        const { items } = body
        const isPart = 'nextPage_url' in body || searchParams.has('start')
        if (!Array.isArray(items) || items.length < fewest || isPart) return body
        const memory = counts(context)
        memory.met += 1
        return memory.met % nodes === 0 ? { ...body, items: items.toSpliced(1, 1) } : body
      })(response, request, context)
    },
  }
})

export default defects
