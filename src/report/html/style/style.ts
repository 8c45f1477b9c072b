import { evidenceStyle } from './evidence-style.js'
import { findingStyle } from './finding-style.js'
import { headStyle } from './head-style.js'
import { matrixStyle } from './matrix-style.js'
import { operationsStyle } from './operations-style.js'
import { narrowStyle } from './narrow-style.js'
import { plotStyle } from './plot-style.js'
import { pageStyle } from './page-style.js'
import { printStyle } from './print-style.js'

/** The style sheet of the report; what comes later overrides what comes earlier. */
export const style: string = [
  pageStyle,
  headStyle,
  findingStyle,
  evidenceStyle,
  matrixStyle,
  operationsStyle,
  plotStyle,
  narrowStyle,
  printStyle,
].join('')
