import { often, someTimes, tagOf } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const looked = 4
/** What no identifier is, with what means something to some stores. */
const oddName = "O'Neill & Söhne"

export default scenario('getDefinition returns the definition that was requested', {
  verifies: {
    same: 'notifications.getDefinition.same',
    unknown: 'notifications.getDefinition.unknown',
  },
  stocked: 'getDefinition',
  async steps({ operation, plain, customer, fixtures, verify }) {
    await plain(operation('getDefinition'))
    const orders = (await fixtures.definitionExamples()).slice(0, looked)
    let told = 0
    for (const order of orders) {
      const answer = await customer.send('getDefinition', order)
      if (answer.status !== 200 || answer.at('/_id') === undefined) continue
      told += 1
      verify.same(answer).at('/_id', order.path?.['definitionId'])
    }
    if (told === 0)
      verify.same.undecided('No definition shows its identifier.', {
        remedy: 'let a definition show its identifier',
      })
    const definitionId = await fixtures.unknownDefinition()
    const read = () => customer.send('getDefinition', { path: { definitionId } })
    await someTimes(async () => verify.unknown(await read()).status(404), often)
    const [known] = orders
    // What only begins like the identifier of one is none either; it may have another form than identifiers.
    const longer = `${String(known?.path?.['definitionId'])}assay`
    const near = { path: { definitionId: longer } }
    if (known !== undefined)
      verify.unknown(await customer.send('getDefinition', near)).statusIsNot(200)
    const begun = String(known?.path?.['definitionId']).slice(0, -1)
    const shorter = await customer.send('getDefinition', {
      path: { definitionId: begun || longer },
    })
    // What one begins with may be another one.
    if (known !== undefined && shorter.status === 200)
      verify
        .unknown(shorter)
        .tells('/_id', 'another one', (id) => id !== known.path?.['definitionId'])
    const named = await customer.send('getDefinition', { path: { definitionId: oddName } })
    verify.unknown(named).statusIsNot(200)
    // Nor is it unchanged, whatever the client has.
    const tag = known && tagOf(await customer.send('getDefinition', known))
    if (tag === undefined) return
    const headers = [['If-None-Match', tag]] as const
    await someTimes(async () => {
      const unchanged = await customer.send('getDefinition', { path: { definitionId }, headers })
      return verify.unknown(unchanged).status(404)
    }, often)
  },
})
