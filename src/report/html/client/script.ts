import { copyCommands } from './copy-commands.js'
import { followAddress } from './follow-address.js'
import { unfoldEvidence } from './unfold-evidence.js'

/** The scripts of the report as text: checked functions, copied out of this program. */
export const script: string = [followAddress, unfoldEvidence, copyCommands]
  .map((run) => `(${String(run)})(window)`)
  .join(';\n')
