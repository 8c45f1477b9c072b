import { type Ended, startAssay, type Surroundings } from './start-assay.js'

/** Runs the compiled command line to its end. */
export const assay = (args: readonly string[], surroundings?: Surroundings): Promise<Ended> =>
  startAssay(args, surroundings).ended
