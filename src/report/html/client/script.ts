import { copyCommands } from './copy-commands.js'
import { filterRows } from './filter-rows.js'
import { findPlace } from './find-place.js'
import { fitBar } from './fit-bar.js'
import { followAddress } from './follow-address.js'
import { longList } from './long-list.js'
import { openIsland } from './open-island.js'
import { switchColours } from './switch-colours.js'
import { unfoldEvidence } from './unfold-evidence.js'

const partsOfAddress = Object.entries({ openIsland, longList, filterRows, findPlace })
  .map(([name, part]) => `${name}: ${String(part)}`)
  .join(', ')

/** The scripts of the report as text: checked functions, copied out of this program. */
export const script: string = [
  // First: what the address leads to stands below the bar.
  `(${String(fitBar)})(window)`,
  `(${String(followAddress)})(window, { ${partsOfAddress} })`,
  `(${String(unfoldEvidence)})(window, ${String(openIsland)})`,
  `(${String(copyCommands)})(window)`,
  `(${String(switchColours)})(window)`,
].join(';\n')
