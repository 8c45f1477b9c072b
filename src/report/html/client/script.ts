import { copyCommands } from './copy-commands.js'
import { fitBar } from './fit-bar.js'
import { followAddress } from './follow-address.js'
import { longList } from './long-list.js'
import { openIsland } from './open-island.js'
import { switchColours } from './switch-colours.js'
import { unfoldEvidence } from './unfold-evidence.js'

/** The scripts of the report as text: checked functions, copied out of this program. */
export const script: string = [
  // First: what the address leads to stands below the bar.
  `(${String(fitBar)})(window)`,
  `(${String(followAddress)})(window, ${String(openIsland)}, ${String(longList)})`,
  `(${String(unfoldEvidence)})(window, ${String(openIsland)})`,
  `(${String(copyCommands)})(window)`,
  `(${String(switchColours)})(window)`,
].join(';\n')
