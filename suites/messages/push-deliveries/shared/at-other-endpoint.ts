import { alone, withParts } from '../../../../src/scenario/index.js'
import { atEndpoint } from '../../shared/at-endpoint.js'

/**
 * The same as `atEndpoint` with another topic first, so that others go on at the first one meanwhile. Where there is no
 * other topic, none does.
 */
export async function atOtherEndpoint(
  ...[stage, steps]: Parameters<typeof atEndpoint>
): Promise<void> {
  const topics = await stage.fixtures.push()
  const [first] = topics
  const other = topics.find(({ topic }) => topic !== first.topic)
  if (other === undefined) stage.needs(alone('messages.queue'))
  const rest = topics.filter((one) => one !== other)
  const push = async () => (other === undefined ? topics : ([other, ...rest] as const))
  await atEndpoint(withParts(stage, { fixtures: { ...stage.fixtures, push } }), steps)
}
