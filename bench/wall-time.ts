/** Milliseconds that pass until a task is done. */
export async function wallTime(task: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await task()
  return performance.now() - from
}
