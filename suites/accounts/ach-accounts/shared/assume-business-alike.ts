import type { Stage } from '../../../../src/scenario/index.js'
import { assumeToldAlike } from '../../shared/assume-told-alike.js'
import { secCodes } from './sec-codes.js'

const list = 'listEligibleAchAccounts'

interface Query {
  readonly allows: string
  readonly secCode: string
  readonly customerId: string
}

/** What an agent is told of the accounts of a business is the same for each kind of transfer. */
export const assumeBusinessAlike = (
  { agent, assume, operation }: Pick<Stage, 'agent' | 'assume' | 'operation'>,
  query: Query,
): Promise<void> =>
  assumeToldAlike(assume, operation(list), async () => {
    const ask = (secCode: string) => agent.send(list, { query: { ...query, secCode } })
    const before = await ask(query.secCode)
    const told = await Promise.all(secCodes.map(ask))
    return { before: before.items, told, afterwards: (await ask(query.secCode)).items }
  })
