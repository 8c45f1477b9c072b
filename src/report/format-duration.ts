/**
 * A span of time as people say it: `0.4 s`, `42.5 s`, `12 min 5 s`.
 *
 * @param milliseconds not negative
 */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
