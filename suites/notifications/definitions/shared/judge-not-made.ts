import type { Stage, Verification } from '../../../../src/scenario/index.js'
import { listDefinitions } from './list-definitions.js'

/** Judges that no definition of a type, of which all that were sent were refused, was created some time later. */
export async function judgeNotMade(
  { admin }: Pick<Stage, 'admin'>,
  verification: Verification,
  type: string,
): Promise<void> {
  const list = await listDefinitions(admin, { type })
  verification(list).holdsNo('definition that was refused', (item) => item['type'] === type, 'type')
}
