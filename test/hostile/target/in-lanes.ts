/** Does something with each of many, so many at the same time: what waits for a target leaves the processor idle. */
export async function inLanes<T>(
  lanes: number,
  all: readonly T[],
  perform: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...all]
  const lane = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await perform(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
