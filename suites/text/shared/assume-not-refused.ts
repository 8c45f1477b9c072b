import type { Answer, RequestInput, Stage } from '../../../src/scenario/index.js'
import { groupsOf } from './groups-of.js'

/** How a request is refused for what it asks for, not for who sends it. */
const refusals = [400, 404, 406, 422]
/** Parts of a tag that are no country have to be registered (RFC 3066, 2.2), which a service may go by. */
const unregistered = /-[A-Za-z]{3,}$/

/**
 * Makes sure that resolved text is not refused for parameters that are in order: where a plain request is served that
 * shows all groups that were asked for, nothing else can be wrong.
 */
export async function assumeNotRefused(
  { customer, assume }: Pick<Stage, 'customer' | 'assume'>,
  { query: { format, groups, languages } = {} }: RequestInput,
  answer: Answer,
): Promise<void> {
  if (!refusals.includes(answer.status)) return
  if ([languages ?? []].flat().some((one) => unregistered.test(String(one)))) return
  // Which formats there are is another matter.
  if (format !== undefined) {
    const path = { formatId: String(format) }
    if ((await customer.send('getFormat', { path })).status !== 200) return
  }
  const plain = await customer.send('getResolvedText', {})
  const known = groupsOf(plain)
  if (plain.status === 200 && [groups ?? []].flat().every((one) => known.has(String(one))))
    assume(answer, 'text.resolved.answered').status(200)
}
