/** Environment variables as the program was started with. */
export type Environment = Readonly<Record<string, string | undefined>>
