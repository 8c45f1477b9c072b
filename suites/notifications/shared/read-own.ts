import type { Answer, RequestInput, Stage } from '../../../src/scenario/index.js'

/** Reads a definition of ours as soon as it is there: when what was created is seen is not said. */
export const readOwn = (
  { admin, settled }: Pick<Stage, 'admin' | 'settled'>,
  order: RequestInput,
): Promise<Answer> =>
  settled(
    () => admin.send('getDefinition', order),
    ({ status }) => status !== 404,
  )
