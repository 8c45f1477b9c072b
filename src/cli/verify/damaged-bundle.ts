import { CommandError } from '../command-error.js'

/**
 * A file that is no bundle, or no longer the one that was made.
 *
 * @param because a clause without a full stop
 */
export const damagedBundle = (path: string, because: string): CommandError =>
  new CommandError(
    `${path} is no bundle of Assay, or was damaged: ${because}\nGet it again from where it was made (assay bundle).`,
  )
