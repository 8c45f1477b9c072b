/** Milliseconds of processor time that this process, its collector of garbage included, uses for a task. */
export async function cpuTime(task: () => Promise<unknown>): Promise<number> {
  const from = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}
