/** Length of the longest row of backticks in a text; 0 when there is none. */
export function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
}
