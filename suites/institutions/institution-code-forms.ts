import { scenario } from './scenario.js'
import { successor } from './search-locations.js'

const requirement = 'institutions.institutionId.forms'
/** What an institution that is there, or is not, may be answered. */
const lookedUp = [200, 403, 404]

export default scenario(
  'A code of an institution that is as short or as long as can be is looked up',
  {
    verifies: [requirement],
    async steps({ customer, fixtures, plain, operation, verify, undecided, giveUp }) {
      const { order } = await plain(operation(successor))
      const search = (institutionId: string) =>
        customer.send(successor, { ...order, path: { institutionId } })
      const other = await search(await fixtures.unknownInstitution())
      if (!lookedUp.includes(other.status))
        giveUp('An institution that does not exist is not answered as such.')
      for (const code of await fixtures.extremeInstitutions()) {
        const answer = await search(code)
        const { status, exchange } = answer
        if (status === 400 || status === 422 || lookedUp.includes(status))
          verify(requirement, answer).status(...lookedUp)
        else
          undecided(requirement, `It is answered in another way: ${status}.`, {
            exchanges: [exchange.number],
          })
      }
    },
  },
)
