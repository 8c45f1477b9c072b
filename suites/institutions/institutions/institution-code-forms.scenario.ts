import { scenario } from '../shared/scenario.js'
import { successor } from '../shared/search-locations.js'

/** What an institution that is there, or is not, may be answered. */
const lookedUp = [200, 403, 404]

export default scenario('The shortest and the longest institution codes are accepted', {
  verifies: {
    forms: 'institutions.institutionId.forms',
    badCharacter: 'institutions.listAccessLocationsForInstitution.institutionId-bad-character',
  },
  often: true,
  async steps({ customer, fixtures, plain, operation, given, verify }) {
    const { order } = await plain(operation(successor))
    const search = (institutionId: string) =>
      customer.send(successor, { ...order, path: { institutionId } })
    const other = await search(await fixtures.unknownInstitution())
    given(other).status(...lookedUp)
    // A code has no small letters: that of an institution that is there, spelt with them, is none.
    const small = String(order.path?.['institutionId']).toLowerCase()
    const inSmall = await search(small)
    const isListed = inSmall.status === 200 && inSmall.items.length > 0
    if (/[a-z]/.test(small) && (isListed || inSmall.status >= 400))
      verify.badCharacter(inSmall).status('4XX')
    const middle = Math.floor(small.length / 2)
    const hyphened = `${small.slice(0, middle)}-${small.slice(middle + 1)}`.toUpperCase()
    verify.badCharacter(await search(hyphened)).status('4XX')
    for (const code of await fixtures.extremeInstitutions()) {
      const answer = await search(code)
      const { status, exchange } = answer
      if (status === 400 || status === 422 || lookedUp.includes(status))
        verify.forms(answer).status(...lookedUp)
      else
        verify.forms.undecided(
          `The institution ${code} was answered with ${status}, which does not say whether its form is accepted.`,
          {
            remedy: `let the code ${code} be answered with 200, 403 or 404`,
            exchanges: [exchange.number],
          },
        )
    }
  },
})
