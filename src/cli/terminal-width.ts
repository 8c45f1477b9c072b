/** Cells of a line on the terminal, and what is good to read where there is none: from 48 to 100. */
export const terminalWidth = (): number =>
  Math.min(Math.max(process.stdout.columns || 100, 48), 100)
