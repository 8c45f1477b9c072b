import type { LawStage, Operation, RequestInput, Walk } from '../../../src/scenario/index.js'

/** One that comes and goes is away in one of so many readings, rather than in none. */
const times = 3

/** Reads a list anew, several times, as something in it was found wrong: first the reading that comes next. */
export async function readAfterwards(
  { walkList }: Pick<LawStage, 'walkList'>,
  operation: Operation,
  query?: RequestInput['query'],
): Promise<readonly [Walk, ...Walk[]]> {
  const read = () => walkList(operation, { anew: true, ...(query && { query }) })
  const walks: [Walk, ...Walk[]] = [await read()]
  while (walks.length < times) walks.push(await read())
  return walks
}
