/** What was said on standard error besides the lines that tell how far a long run is. */
export const withoutProgress = (stderr: string): string => stderr.replace(/^After \d.*\n/gm, '')
